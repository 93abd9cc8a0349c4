import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { LANGUAGES, type Language } from './contract/languages.ts';

export { LANGUAGES, type Language };

/** The names in braces: 'day' and 'time' of '{day} at {time}'. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What a sentence has to be told; nothing where it has no braces. */
type Values<Text> = [Names<Text>] extends [never] ? [] : [values: Readonly<Record<Names<Text>, string | number>>];

/** Says an English sentence in the reader's language; one that the catalogue lacks stays English. */
export type Say = <const Text extends string>(text: Text, ...values: Values<Text>) => string;

type Told = Readonly<Record<string, string | number>>;

/** A language's sentence for an English one, with its braces; undefined where it has none. With `onceHere` '' while late words may still bring it. */
export type Translate = (text: string, count: number, onceHere?: boolean) => string | undefined;

/** By language; a catalogue adds itself (`catalogue.ts`), so that English pages carry nothing of it. */
export const translations: Partial<Record<Language, Translate>> = {};

/** A message about what has happened, in English. */
export interface ToldMessage {
  title: string;
  description?: string | undefined;
  /** The sentences with their names in braces, by which a catalogue knows them. */
  said?: { title: string; description: string; names: Readonly<Record<string, string>> } | undefined;
  /** What is said instead where the description is a sentence that the catalogue lacks. */
  otherwise?: string | undefined;
}

/** Tells messages in the language of the page; a catalogue brings it (`catalogue.ts`). */
export const teller: { tell?: (message: ToldMessage) => Pick<ToldMessage, 'title' | 'description'> } = {};

/** Says sentences in a language, also outside React; with `onceHere` as `useSayOnceHere` does. */
export function sayIn(language: Language, onceHere?: boolean): Say {
  return (text: string, told: Told = {}) =>
    (translations[language]?.(text, Number(told.count), onceHere) ?? text).replace(/\{(\w+)\}/g, (braces, name) =>
      String(told[name] ?? braces),
    );
}

/** The words that pages say later (`addWordsLater`), until all are here or have failed. */
export const lateWords: { arrival?: Promise<unknown> | undefined } = {};

/**
 * A part that says words which come later, by its code: `lazy(inWords(() => import('./offer-form.tsx')))`. It arrives once both are here; where the
 * words do not come, it speaks English.
 */
export const inWords =
  <Part,>(load: () => Promise<Part>) =>
  async (): Promise<Part> =>
    (await Promise.all([load(), lateWords.arrival]))[0];

/** By `InLanguage`, which renders whoever speaks anew where words come late. */
export const LanguageContext = createContext<{ language: Language; words?: number }>({ language: 'en' });

/** The language of the tree: English unless `InLanguage` says otherwise. */
export const useLanguage = (): Language => useContext(LanguageContext).language;

/** Says sentences in the language of the tree. */
export const useSay = (): Say => sayIn(useLanguage());

/** As `useSay`, for what answers a press, such as the message at a field: nothing while the words that may have it are still to come. */
export const useSayOnceHere = (): Say => sayIn(useLanguage(), true);

/** A sentence in the language of the tree, with elements in the places of its braces: links, and words of another language. */
export function Saying<const Text extends string>({
  text,
  ...parts
}: { text: Text } & Readonly<Record<Names<Text>, ReactNode>>) {
  const nodes: Readonly<Record<string, ReactNode>> = parts;
  const said = sayIn(useLanguage())(text as string).split(/\{(\w+)\}/);
  return createElement(Fragment, null, ...said.map((piece, at) => (at % 2 ? nodes[piece] : piece)));
}
