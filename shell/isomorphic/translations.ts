import type { Language } from '@veto/slice-kit';
import { ACCOUNT_PATHS, LANGUAGES, type PageHead, type SessionState } from '@veto/slice-kit/contract';
import { inject, parse } from 'regexparam';
import { languageOfPath, pathIn, pathInEnglish } from './language-of-path.ts';
import type { ShownEntry } from './nav-words.ts';
import { pathWithoutSlash } from './path-without-slash.ts';
import { answersFor, entriesFor, type RouteTable } from './route-table.ts';

export interface Translation {
  lang: Language;
  /** Path alone: '/pl/emergency'. */
  href: string;
}

/**
 * The page at an address in each of its languages, English first, as routes say it (`translates`, and
 * `standsInFor` where nothing does); [] where it has but one. A page that several slices show to different visitors is in a language where it is so for this one.
 */
export function translationsOf(table: RouteTable, pathname: string, session: SessionState = 'loading'): Translation[] {
  const entries = entriesFor(table, pathname);
  const shown = session !== 'loading' && entries.find((entry) => answersFor(entry, session));
  const entry = shown || entries[0];
  if (!entry) return ofAccountPage(pathWithoutSlash(pathname).toLowerCase());
  const isShown = (other: RouteTable[number]) => session === 'loading' || !shown || answersFor(other, session);
  const english = entry.route.translates ?? entry.route.path;
  const isOther = ({ route }: RouteTable[number]) =>
    route.translates === english || route.standsInFor?.includes(english);
  const others = table.filter((other) => isOther(other) && isShown(other));
  if (others.length === 0 || !table.some((other) => other.route.path === english && isShown(other))) return [];
  const values = parametersOf(entry.route.path, entry.pattern, pathname);
  const pages = new Map(others.map(({ route: { lang = 'en', path } }) => [path, { lang, href: inject(path, values) }]));
  return [{ lang: 'en', href: inject(english, values) }, ...pages.values()];
}

/** The address of the same page in a language: '/pl/pets?new=1' for '/pets?new=1'; where the site has no such page, as it is. */
export function addressIn(language: Language, table: RouteTable, href: string, session: SessionState): string {
  const [path = '', rest] = href.split(/(?=[?#])(.*)/s);
  if (!path.startsWith('/')) return href;
  const page = translationsOf(table, path, session).find(({ lang }) => lang === language);
  return page ? page.href + (rest ?? '') : href;
}

/**
 * Where to go from an address of a language at which no page is: from '/pl/doctors' to the Polish page that stands for '/doctors',
 * from '/uk/login' to the English page, until the language has one. Undefined where there is no English page either.
 */
export function pageForAddress(table: RouteTable, pathname: string): { href: string; inLanguage: boolean } | undefined {
  const [language, english] = [languageOfPath(pathname), pathWithoutSlash(pathInEnglish(pathname)) || '/'];
  if (language === 'en' || entriesFor(table, pathname).length > 0) return undefined;
  const page = translationsOf(table, english).find(({ lang }) => lang === language)?.href;
  if (page) return page === pathname ? undefined : { href: page, inLanguage: true };
  const isThere = entriesFor(table, english).length > 0 || isAccountPath(english);
  return isThere ? { href: english, inLanguage: false } : undefined;
}

/** The shell's screens about accounts. */
function ofAccountPage(path: string): Translation[] {
  const english = pathInEnglish(path);
  if (!isAccountPath(english)) return [];
  return LANGUAGES.flatMap((lang) => {
    const href = pathIn(lang, english);
    return lang === 'en' || href !== english ? [{ lang, href }] : [];
  });
}

const isAccountPath = (path: string) => (ACCOUNT_PATHS as readonly string[]).includes(path);

function parametersOf(path: string, pattern: RegExp, pathname: string): Record<string, string> {
  const found = pattern.exec(pathname) ?? [];
  return Object.fromEntries(parse(path).keys.map((key, at) => [key, found[at + 1] ?? '']));
}

/** What each language calls itself. */
const NAMES: Partial<Record<string, string>> = { en: 'English', pl: 'Polski', uk: 'Українська' } satisfies Record<
  Language,
  string
>;

/** Links from a page in a language to the same page in the others, after all other entries of a menu. */
export function linksToOthers(pages: NonNullable<PageHead['alternates']>, language: Language): ShownEntry[] {
  return pages.flatMap(({ lang, href }) => {
    const label = NAMES[lang];
    return lang === 'x-default' || lang === language || !label
      ? []
      : [{ href, lang, label, order: 1000, isSamePage: true }];
  });
}
