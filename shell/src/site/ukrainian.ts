import { REFERENCE_IN_UKRAINIAN } from '@veto/shared-ui/error-state';
import { THEME_SWITCH_IN_UKRAINIAN } from '@veto/shared-ui/theme-switch';
import { GATE_IN_UKRAINIAN } from '../gate/gate.uk.ts';
import { LAYOUT_IN_UKRAINIAN } from '../layout/layout.uk.ts';
import { SCREENS_IN_UKRAINIAN } from '../screens/screens.uk.ts';
import { spokenIn } from './spoken-in.ts';

export const UKRAINIAN = spokenIn(
  'uk',
  { title: 'Показати українською?', yes: 'Так' },
  {
    ...LAYOUT_IN_UKRAINIAN,
    ...REFERENCE_IN_UKRAINIAN,
    ...THEME_SWITCH_IN_UKRAINIAN,
    ...GATE_IN_UKRAINIAN,
    ...SCREENS_IN_UKRAINIAN,
  },
);
