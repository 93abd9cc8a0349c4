export { type ColorMode, type ColorModeChoice, setColorMode, useColorMode } from './color-mode.ts';
export { system } from './system.ts';
export { type ToastOptions, toaster } from './toaster.ts';
export { Toaster } from './toaster-outlet.tsx';
export { UiProvider } from './ui-provider.tsx';
