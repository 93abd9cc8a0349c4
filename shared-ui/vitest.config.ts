import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './.storybook/browser.ts';
import { dependencyCache } from './.storybook/dependency-cache.ts';
import { productionReact } from './.storybook/production-react.ts';

const stories = {
  plugins: [
    storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
    productionReact(),
    dependencyCache(),
  ],
  test: {
    name: 'stories',
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    // A document per file loads every module again; the preview resets what stories share.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // A busy machine takes its time for the first page, too.
      connectTimeout: 300_000,
      screenshotFailures: false,
      provider: playwright({
        // Stories are judged at rest, first in the light theme.
        launchOptions: browserLaunchOptions(),
        contextOptions: { colorScheme: 'light' as const, reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Modules are loaded once, not once per file.
          isolate: false,
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', 'pictures/*.test.ts'],
        },
      },
      stories,
    ],
  },
});
