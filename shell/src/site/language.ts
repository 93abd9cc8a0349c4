import { LANGUAGES, type Language, type Translated } from '@veto/slice-kit/contract';
import { createStore } from 'zustand/vanilla';
import type { ShowEntry } from '../routing/nav-entries.ts';

export interface Spoken {
  language: Language;
  /** Offers a page in it, in its own words. */
  offer?: { title: string; yes: string } | undefined;
  /** How it says the entries of the menu; English as they are. */
  showEntry?: ShowEntry | undefined;
  /** The address of the same page in it; English is where it is. */
  addressHere?: ((href: string) => string) | undefined;
}

const ENGLISH: Spoken = { language: 'en', showEntry: undefined, addressHere: undefined, offer: undefined };

/** What header, menu, footer, toasts and cards of the shell speak: the page's language, once its words are here. */
export const languageStore = createStore<Spoken>()(() => ENGLISH);

/** Each with its words. */
const LANGUAGE_CHUNKS: Record<Translated, () => Promise<Spoken>> = {
  pl: async () => (await import(/* webpackChunkName: "site-pl" */ './polish.ts')).POLISH,
  uk: async () => (await import(/* webpackChunkName: "site-uk" */ './ukrainian.ts')).UKRAINIAN,
};

/** How the shell speaks a language, with its words, which come now. */
export const spokenOf = (language: Translated): Promise<Spoken> => LANGUAGE_CHUNKS[language]();

let wanted: Language = 'en';

/** The page is in this language now. Where its words do not come, the shell goes on in the one that it speaks. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const spoken = language === 'en' ? ENGLISH : await spokenOf(language).catch(() => null);
  if (spoken && language === wanted) languageStore.setState(spoken);
}

/** The address of the same page in the language of the page that is open, where the site has it in that language. */
export const addressHere = (href: string): string => languageStore.getState().addressHere?.(href) ?? href;

/** What the document says of itself. */
export const languageOfDocument = (): Language =>
  LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en';
