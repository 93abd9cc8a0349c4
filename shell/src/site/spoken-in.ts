import { sessionStore } from '@veto/shared-data/core';
import { addWords, type Catalogue } from '@veto/slice-kit';
import type { Translated } from '@veto/slice-kit/contract';
import { shownIn } from '../../isomorphic/nav-words.ts';
import { addressIn } from '../../isomorphic/translations.ts';
import { channelStore } from '../channel/channel-store.ts';
import type { Spoken } from './language.ts';

/** How the shell speaks a language, all of whose words it is told here. */
export function spokenIn(language: Translated, offer: Spoken['offer'], words: Catalogue): Spoken {
  addWords(language, words);
  const addressHere = (href: string) =>
    addressIn(language, channelStore.getState().table, href, sessionStore.getState().state);
  return {
    language,
    offer,
    addressHere,
    showEntry: (entry) =>
      shownIn(language, entry).map((shown) => (shown.lang ? shown : { ...shown, href: addressHere(shown.href) })),
  };
}
