import type { Language } from '@veto/slice-kit';
import type { NavEntry } from '@veto/slice-kit/contract';

/** An entry of the menu as a page shows it. */
export interface ShownEntry extends Pick<NavEntry, 'href' | 'label' | 'group' | 'order'> {
  /** The language of its words, where it is not the page's. */
  lang?: Language | undefined;
  /** It leads to the page that is open, in another language. */
  isSamePage?: boolean;
}

/**
 * A menu's entry on a page in a language: in its words, else in English, marked so. An entry that leads to that language is for
 * pages in another one.
 */
export function shownIn(language: Language, { in: others, ...entry }: NavEntry): ShownEntry[] {
  if (language === 'en') return [entry];
  const words = others?.[language];
  if (words) return [{ ...entry, ...words }];
  return entry.lang === language ? [] : [{ ...entry, lang: entry.lang ?? 'en' }];
}
