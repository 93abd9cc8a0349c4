import { REFERENCE_IN_POLISH } from '@veto/shared-ui/error-state';
import { THEME_SWITCH_IN_POLISH } from '@veto/shared-ui/theme-switch';
import { GATE_IN_POLISH } from '../gate/gate.pl.ts';
import { LAYOUT_IN_POLISH } from '../layout/layout.pl.ts';
import { SCREENS_IN_POLISH } from '../screens/screens.pl.ts';
import { spokenIn } from './spoken-in.ts';

export const POLISH = spokenIn(
  'pl',
  { title: 'Wolisz po polsku?', yes: 'Tak' },
  {
    ...LAYOUT_IN_POLISH,
    ...REFERENCE_IN_POLISH,
    ...THEME_SWITCH_IN_POLISH,
    ...GATE_IN_POLISH,
    ...SCREENS_IN_POLISH,
  },
);
