import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { linksToOthers, translationsOf } from '../../isomorphic/translations.ts';
import { channelStore } from '../channel/channel-store.ts';
import { answerStore } from '../routing/current-answer.ts';
import { HISTORY_EVENTS } from '../routing/visible-history.ts';
import { describedStore } from './head-of-page.ts';
import { languageStore } from './language.ts';

const MOVES = [...HISTORY_EVENTS, 'popstate'];

function onMove(changed: () => void): () => void {
  for (const move of MOVES) addEventListener(move, changed);
  return () => {
    for (const move of MOVES) removeEventListener(move, changed);
  };
}

/**
 * Links to the page that is open in the site's other languages; [] where it has but one. A page that names them itself knows best
 * (`usePageHead`), else its route does, and query and fragment go along.
 */
export function useOtherLanguages(): ShownEntry[] {
  const { table } = useStore(channelStore);
  const { pathname } = useStore(answerStore);
  const { language } = useStore(languageStore);
  const address = useSyncExternalStore(onMove, () => location.href);
  const described = useStore(describedStore);
  if (described?.href === address && described.head.alternates)
    return linksToOthers(described.head.alternates, language);
  const { search, hash } = new URL(address);
  const pages = translationsOf(table, pathname);
  return linksToOthers(pages, language).map((link) => ({ ...link, href: link.href + search + hash }));
}
