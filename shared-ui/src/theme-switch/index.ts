export { THEME_SWITCH_IN_POLISH } from './theme-switch.pl.ts';
export { ThemeSwitch } from './theme-switch.tsx';
export { THEME_SWITCH_IN_UKRAINIAN } from './theme-switch.uk.ts';
