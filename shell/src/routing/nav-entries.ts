import type { NavEntry, PageChannel, SessionState } from '@veto/slice-kit/contract';

export interface FooterGroup {
  title: string;
  entries: NavEntry[];
}

function isShownTo(entry: NavEntry, session: SessionState): boolean {
  // Nobody knows yet who is looking: only what everybody sees.
  return session === 'loading' ? entry.audience.length === 4 : entry.audience.includes(session);
}

/** Whether the visitor's browser prefers the entry's language; English is everybody's. */
function isReadBy(entry: NavEntry, language: string): boolean {
  return entry.lang === undefined || language.toLowerCase().split('-')[0] === entry.lang;
}

function entriesIn(channel: Pick<PageChannel, 'slices'>, area: NavEntry['area'], session: SessionState): NavEntry[] {
  return Object.values(channel.slices)
    .flatMap((pointer) => pointer.stable.manifest.nav)
    .filter((entry) => entry.area === area && isShownTo(entry, session) && isReadBy(entry, navigator.language))
    .sort((a, b) => a.order - b.order);
}

/** The header's links. Nothing is shown while the session is being read. */
export function headerEntries(channel: Pick<PageChannel, 'slices'>, session: SessionState): NavEntry[] {
  return session === 'loading' ? [] : entriesIn(channel, 'header', session);
}

/** The footer's columns, in the order of their first entry. */
export function footerGroups(channel: Pick<PageChannel, 'slices'>, session: SessionState): FooterGroup[] {
  const groups = new Map<string, NavEntry[]>();
  for (const entry of entriesIn(channel, 'footer', session)) {
    const title = entry.group ?? 'More';
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  }
  return [...groups].map(([title, entries]) => ({ title, entries }));
}
