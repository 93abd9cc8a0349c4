import { createContext, createElement, Fragment, type ReactNode, useContext, useSyncExternalStore } from 'react';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names in braces: 'day' and 'time' of '{day} at {time}'. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What a sentence has to be told; nothing where it has no braces. */
type Values<Text> = [Names<Text>] extends [never] ? [] : [values: Readonly<Record<Names<Text>, string | number>>];

/** Says an English sentence in the reader's language; one that the catalogue lacks stays English. */
export type Say = <const Text extends string>(text: Text, ...values: Values<Text>) => string;

type Told = Readonly<Record<string, string | number>>;

/** A language's sentence for an English one, with its braces; undefined where it has none. */
export type Translate = (text: string, count: number) => string | undefined;

/** By language; a catalogue adds itself (`catalogue.ts`), so that English pages carry nothing of it. */
export const translations: Partial<Record<Language, Translate>> = {};

let catalogues = 0;
const hearers = new Set<() => void>();

/** Has the pages that are open say what a catalogue has brought. */
export function tellOfWords(): void {
  catalogues += 1;
  for (const hear of hearers) hear();
}

const hear = (hearer: () => void) => {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
};
const heard = () => catalogues;

/** Says sentences in a language, also outside React. */
export function sayIn(language: Language): Say {
  return (text: string, told: Told = {}) =>
    (translations[language]?.(text, Number(told.count)) ?? text).replace(/\{(\w+)\}/g, (braces, name) =>
      String(told[name] ?? braces),
    );
}

const LanguageContext = createContext<Language>('en');

/** The tree below speaks this language, dialogs and sheets included. */
export function InLanguage({ of, children }: { of: Language; children: ReactNode }) {
  return <LanguageContext value={of}>{children}</LanguageContext>;
}

/** The language of the tree: English unless `InLanguage` says otherwise. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** Says sentences in the language of the tree. */
export function useSay(): Say {
  useSyncExternalStore(hear, heard, heard);
  return sayIn(useLanguage());
}

/** A sentence in the language of the tree, with elements in the places of its braces: links, and words of another language. */
export function Saying<const Text extends string>({
  text,
  ...parts
}: { text: Text } & Readonly<Record<Names<Text>, ReactNode>>) {
  const nodes: Readonly<Record<string, ReactNode>> = parts;
  const said = useSay()(text as string).split(/\{(\w+)\}/);
  return createElement(Fragment, null, ...said.map((piece, at) => (at % 2 ? nodes[piece] : piece)));
}
