import { THEME_SWITCH_IN_POLISH } from '@veto/shared-ui/theme-switch';
import { addWords } from '@veto/slice-kit';
import type { NavEntry } from '@veto/slice-kit/contract';
import { shownIn } from '../../isomorphic/nav-words.ts';
import { GATE_IN_POLISH } from '../gate/gate.pl.ts';
import { LAYOUT_IN_POLISH } from '../layout/layout.pl.ts';
import { SCREENS_IN_POLISH } from '../screens/screens.pl.ts';

// All that the shell says on a page in Polish.
addWords('pl', { ...LAYOUT_IN_POLISH, ...THEME_SWITCH_IN_POLISH, ...GATE_IN_POLISH, ...SCREENS_IN_POLISH });

/** How the shell speaks it. */
export const POLISH = { language: 'pl', showEntry: (entry: NavEntry) => shownIn('pl', entry) } as const;
