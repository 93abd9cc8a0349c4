import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs-theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: docsTheme(dark ? 'dark' : 'light'),
  // The design system is open at the start; each slice's team opens its own.
  sidebar: { collapsedRoots: ['chakra', 'helpers', 'discovery', 'owner', 'vet', 'specialist-pl', 'shell'] },
});
