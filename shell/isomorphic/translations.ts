import type { Language } from '@veto/slice-kit';
import { ACCOUNT_PATHS, type PageHead } from '@veto/slice-kit/contract';
import { inject, parse } from 'regexparam';
import { pathIn, pathInEnglish } from './language-of-path.ts';
import type { ShownEntry } from './nav-words.ts';
import { pathWithoutSlash } from './path-without-slash.ts';
import { entriesFor, type RouteTable } from './route-table.ts';

/** A page in one of its languages. */
export interface Translation {
  lang: Language;
  /** Path alone: '/pl/emergency'. */
  href: string;
}

/** The page at an address in each of its languages, English first, as routes say it (`translates`); [] where it has but one. */
export function translationsOf(table: RouteTable, pathname: string): Translation[] {
  const entry = entriesFor(table, pathname)[0];
  if (!entry) return ofAccountPage(pathWithoutSlash(pathname).toLowerCase());
  const english = entry.route.translates ?? entry.route.path;
  const others = table.filter(({ route }) => route.translates === english);
  if (others.length === 0 || !table.some(({ route }) => route.path === english)) return [];
  const values = parametersOf(entry.route.path, entry.pattern, pathname);
  return [
    { lang: 'en', href: inject(english, values) },
    ...others.map(({ route: { lang = 'en', path } }) => ({ lang, href: inject(path, values) })),
  ];
}

/** The shell's screens about accounts. */
function ofAccountPage(path: string): Translation[] {
  const english = pathInEnglish(path);
  return (ACCOUNT_PATHS as readonly string[]).includes(english)
    ? (['en', 'pl'] as const).map((lang) => ({ lang, href: pathIn(lang, english) }))
    : [];
}

function parametersOf(path: string, pattern: RegExp, pathname: string): Record<string, string> {
  const found = pattern.exec(pathname) ?? [];
  return Object.fromEntries(parse(path).keys.map((key, at) => [key, found[at + 1] ?? '']));
}

/** What each language calls itself. */
const NAMES: Record<Language, string> = { en: 'English', pl: 'Polski' };

/** Links from a page in a language to the same page in the others, after all other entries of a menu. */
export function linksToOthers(pages: NonNullable<PageHead['alternates']>, language: Language): ShownEntry[] {
  return pages.flatMap(({ lang, href }) =>
    lang === 'x-default' || lang === language
      ? []
      : [{ href, lang, label: NAMES[lang], order: 1000, isSamePage: true }],
  );
}
