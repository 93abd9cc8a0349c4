export { ThemeSwitch } from './theme-switch.tsx';
