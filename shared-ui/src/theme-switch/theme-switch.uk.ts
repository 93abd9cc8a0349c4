import type { THEME_SWITCH_IN_POLISH } from './theme-switch.pl.ts';

export const THEME_SWITCH_IN_UKRAINIAN = {
  'Switch to dark theme': 'Увімкнути темну тему',
  'Switch to light theme': 'Увімкнути світлу тему',
} as const satisfies Record<keyof typeof THEME_SWITCH_IN_POLISH, string>;
