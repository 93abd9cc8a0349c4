import type { StorybookConfig } from '@storybook/react-vite';

/** Every package brings its own link to these; hooks and contexts need one copy. */
export const ONE_COPY = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@emotion/react',
  '@chakra-ui/react',
  'zustand',
];

/** `.storybook/main.ts` of a slice in a repository of its own. */
export const sliceStorybook: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Chakra's package announces its own Storybook; ours loads nothing from elsewhere.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, dedupe: ONE_COPY },
    // Found before the first test: a dependency met later reloads the page under it, with a second copy of React.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['src/**/*.stories.tsx', '.storybook/preview.ts'],
      include: [...(vite.optimizeDeps?.include ?? []), 'react/jsx-runtime'],
    },
  }),
};
