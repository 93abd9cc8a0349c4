import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './.storybook/browser.ts';
import { dependencyCache } from './.storybook/dependency-cache.ts';

const stories = (name: string, colorScheme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') }), dependencyCache(name)],
  test: {
    name,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: browserLaunchOptions(), // Stories are judged at rest; the theme follows the system's scheme.
        contextOptions: { colorScheme, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'] } },
      stories('stories', 'light'),
      stories('stories-dark', 'dark'),
    ],
  },
});
