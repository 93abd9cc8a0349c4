import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './.storybook/browser.ts';

const stories = (name: string, colorScheme: 'light' | 'dark') => ({
  // Afresh on every run: an import that a story has gained since would otherwise reload the page in the middle of it.
  optimizeDeps: { force: true },
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
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
      { test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] } },
      stories('stories', 'light'),
      stories('stories-dark', 'dark'),
    ],
  },
});
