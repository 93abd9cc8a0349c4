import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../src/**/*.stories.tsx', '../../mf-*/src/**/*.stories.tsx', '../../shell/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // Chakra's package announces its own Storybook; ours loads nothing from elsewhere.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // The static build is served below a sub-path.
    ...(configType === 'PRODUCTION' && { base: './' }),
    resolve: {
      ...vite.resolve,
      // Every package brings its own link to these; hooks and contexts need one copy.
      dedupe: [
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
        '@tanstack/react-query',
        '@emotion/react',
        '@chakra-ui/react',
        'zustand',
      ],
    },
    // Found before the first test: a dependency met later reloads the page under it, with a second copy of React.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['src/**/*.stories.tsx', '../mf-*/src/**/*.stories.tsx', '../shell/src/**/*.stories.tsx'],
    },
    // A worker loads what it needs by itself.
    worker: { ...vite.worker, format: 'es' },
    build: { ...vite.build, chunkSizeWarningLimit: 2000, sourcemap: false },
  }),
};

export default config;
