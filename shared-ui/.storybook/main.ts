import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { ONE_COPY, sliceStorybook } from '../storybook/slice-storybook.ts';
import { leanBuild } from './lean-build.ts';
import { leanManager } from './lean-manager.ts';
import { partFacts } from './part-facts.ts';
import { storybooksElsewhere } from './storybooks-elsewhere.ts';

const repository = join(import.meta.dirname, '../..');

/** 'mf-specialist-pl' as 'Specialist pl': the group of the tree that holds the slice's stories. */
function groupOf(slice: string): string {
  const words = slice.replace(/^mf-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const slices = readdirSync(repository)
  .filter((name) => name.startsWith('mf-') && existsSync(join(repository, name, 'src')))
  .map((name) => ({
    directory: `../../${name}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: groupOf(name),
  }));

const config: StorybookConfig = {
  ...sliceStorybook,
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    ...slices,
    { directory: '../../shell/src', files: '**/*.stories.tsx', titlePrefix: 'Shell' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // Chakra's package announces its own Storybook; ours loads nothing from elsewhere.
  refs: { '@chakra-ui/react': { disable: true }, ...storybooksElsewhere() },
  // Each page of a slice has a page about it, with its route and owner.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...of) =>
        (await indexer.createIndex(...of)).map((entry) =>
          entry.title?.includes('/Pages/') ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] } : entry,
        ),
    })),
  docs: { defaultName: 'About' },
  // The heading 'Also called' of each page holds its synonyms.
  features: { experimentalSearchDocsHeadings: true },
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), partFacts(), leanBuild(), leanManager()],
    // The static build is served below a sub-path.
    ...(configType === 'PRODUCTION' && { base: './' }),
    resolve: {
      ...vite.resolve,
      dedupe: ONE_COPY,
    },
    // Found before the first test: a dependency met later reloads the page under it, with a second copy of React.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['src/**/*.stories.tsx', '../mf-*/src/**/*.stories.tsx', '../shell/src/**/*.stories.tsx'],
    },
    // A worker loads what it needs by itself.
    worker: { ...vite.worker, format: 'es', plugins: () => [leanBuild()] },
    build: { ...vite.build, chunkSizeWarningLimit: 2000, sourcemap: false },
  }),
};

export default config;
