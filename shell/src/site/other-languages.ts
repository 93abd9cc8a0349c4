import { sessionStore } from '@veto/shared-data/core';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { linksToOthers, translationsOf } from '../../isomorphic/translations.ts';
import { channelStore } from '../channel/channel-store.ts';
import { answerStore } from '../routing/current-answer.ts';
import { HISTORY_EVENTS } from '../routing/visible-history.ts';
import { describedStore } from './head-of-page.ts';
import { languageStore } from './language.ts';
import { keepChoices, offerLanguage } from './language-choice.ts';

/**
 * Links to the page that is open in the site's other languages; [] where it has but one. A page that names them itself knows best
 * (`usePageHead`), else its route does, and query and fragment go along.
 */
function otherLanguages(): ShownEntry[] {
  const { language } = languageStore.getState();
  const { href, pathname, search, hash } = location;
  const described = describedStore.getState();
  if (described?.href === href && described.head.alternates) return linksToOthers(described.head.alternates, language);
  const pages = translationsOf(channelStore.getState().table, pathname, sessionStore.getState().state);
  return linksToOthers(pages, language).map((link) => ({ ...link, href: link.href + search + hash }));
}

/**
 * Says the links to the page in its other languages, now and whenever they are others, until what it returns is called. Keeps
 * which one the visitor follows, and offers the page in the language that its visitor wants.
 */
export function followOtherLanguages(say: (links: ShownEntry[]) => void): () => void {
  let said = '';
  const look = () => {
    const links = otherLanguages();
    const now = JSON.stringify(links);
    if (now === said) return;
    said = now;
    say(links);
    offerLanguage(links, languageStore.getState().language);
  };
  look();
  const ends = [channelStore, answerStore, languageStore, describedStore, sessionStore].map((store) =>
    store.subscribe(look),
  );
  ends.push(keepChoices());
  const moves = [...HISTORY_EVENTS, 'popstate'];
  for (const move of moves) addEventListener(move, look);
  return () => {
    for (const end of ends) end();
    for (const move of moves) removeEventListener(move, look);
  };
}
