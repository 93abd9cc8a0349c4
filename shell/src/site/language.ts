import type { Language } from '@veto/slice-kit';
import { createStore } from 'zustand/vanilla';
import type { ShowEntry } from '../routing/nav-entries.ts';

interface Spoken {
  language: Language;
  /** How it says the entries of the menu; English as they are. */
  showEntry?: ShowEntry | undefined;
  /** The address of the same page in it; English is where it is. */
  addressHere?: ((href: string) => string) | undefined;
}

const ENGLISH: Spoken = { language: 'en', showEntry: undefined, addressHere: undefined };

/** What header, menu, footer, toasts and cards of the shell speak: the page's language, once its words are here. */
export const languageStore = createStore<Spoken>()(() => ENGLISH);

let wanted: Language = 'en';

/** The page is in this language now. Where its words do not come, the shell goes on in the one that it speaks. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const spoken =
    language === 'pl'
      ? await import(/* webpackChunkName: "polish" */ './polish.ts').then(
          ({ POLISH }) => POLISH,
          () => null,
        )
      : ENGLISH;
  if (spoken && language === wanted) languageStore.setState(spoken);
}

/** The address of the same page in the language of the page that is open, where the site has it in that language. */
export const addressHere = (href: string): string => languageStore.getState().addressHere?.(href) ?? href;

/** What the document says of itself. */
export const languageOfDocument = (): Language => (document.documentElement.lang === 'pl' ? 'pl' : 'en');
