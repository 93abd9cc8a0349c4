import { sessionStore } from '@veto/shared-data/core';
import { THEME_SWITCH_IN_POLISH } from '@veto/shared-ui/theme-switch';
import { addWords } from '@veto/slice-kit';
import type { NavEntry } from '@veto/slice-kit/contract';
import { shownIn } from '../../isomorphic/nav-words.ts';
import { addressIn } from '../../isomorphic/translations.ts';
import { channelStore } from '../channel/channel-store.ts';
import { GATE_IN_POLISH } from '../gate/gate.pl.ts';
import { LAYOUT_IN_POLISH } from '../layout/layout.pl.ts';
import { SCREENS_IN_POLISH } from '../screens/screens.pl.ts';

// All that the shell says on a page in Polish.
addWords('pl', { ...LAYOUT_IN_POLISH, ...THEME_SWITCH_IN_POLISH, ...GATE_IN_POLISH, ...SCREENS_IN_POLISH });

const addressHere = (href: string) =>
  addressIn('pl', channelStore.getState().table, href, sessionStore.getState().state);

/** How the shell speaks it. */
export const POLISH = {
  language: 'pl',
  addressHere,
  showEntry: (entry: NavEntry) =>
    shownIn('pl', entry).map((shown) => (shown.lang ? shown : { ...shown, href: addressHere(shown.href) })),
} as const;
