import type { Language } from '@veto/slice-kit';
import type { NavEntry, PageChannel, SessionState } from '@veto/slice-kit/contract';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';

export interface FooterGroup {
  title: string;
  /** The title's, where it is not the page's. */
  lang?: Language | undefined;
  entries: ShownEntry[];
}

function isShownTo(entry: NavEntry, session: SessionState): boolean {
  // Nobody knows yet who is looking: only what everybody sees.
  return session === 'loading' ? entry.audience.length === 4 : entry.audience.includes(session);
}

/** Whether a page in English offers the entry: one in another language only to whose browser prefers that; English is everybody's. */
function isReadBy(entry: NavEntry, browser: string): boolean {
  return entry.lang === undefined || browser.toLowerCase().split('-')[0] === entry.lang;
}

type Slices = Pick<PageChannel, 'slices'>;

/** How the language of the page says an entry. */
export type ShowEntry = (entry: NavEntry) => ShownEntry[];

const asItIs: ShowEntry = (entry) => [entry];

function entriesIn(channel: Slices, area: NavEntry['area'], session: SessionState, show: ShowEntry): ShownEntry[] {
  return Object.values(channel.slices)
    .flatMap((pointer) => pointer.stable.manifest.nav)
    .filter((entry) => entry.area === area && isShownTo(entry, session) && isReadBy(entry, navigator.language))
    .flatMap(show)
    .sort((a, b) => a.order - b.order);
}

/**
 * The header's links, and those to the page in its other `languages`: a link that leads to one of these in general is not needed
 * beside it. Nothing is shown while the session is being read.
 */
export function headerEntries(
  channel: Slices,
  session: SessionState,
  show = asItIs,
  languages: readonly ShownEntry[] = [],
): ShownEntry[] {
  if (session === 'loading') return [];
  const isNamed = ({ lang }: NavEntry) => languages.some((page) => page.lang === lang);
  const showOthers: ShowEntry = (entry) => (isNamed(entry) ? [] : show(entry));
  return [...entriesIn(channel, 'header', session, showOthers), ...languages];
}

/** The footer's columns, in the order of their first entry. */
export function footerGroups(channel: Slices, session: SessionState, show = asItIs): FooterGroup[] {
  const groups = new Map<string, FooterGroup>();
  for (const entry of entriesIn(channel, 'footer', session, show)) {
    const title = entry.group ?? 'More';
    const group = groups.get(title) ?? { title, lang: entry.lang, entries: [] };
    groups.set(title, { ...group, entries: [...group.entries, entry] });
  }
  return [...groups.values()];
}
