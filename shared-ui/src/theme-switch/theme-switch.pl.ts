import type { Catalogue } from '@veto/slice-kit';

export const THEME_SWITCH_IN_POLISH = {
  'Switch to dark theme': 'Włącz ciemny motyw',
  'Switch to light theme': 'Włącz jasny motyw',
} as const satisfies Catalogue;
