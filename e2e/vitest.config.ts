import { defineConfig } from 'vitest/config';

// *.spec.ts belongs to Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 60_000,
          include: ['{bench,fixtures,run,versions}/**/*.test.ts'],
        },
      },
      { test: { name: 'load', include: ['load/**/*.test.ts'] } },
    ],
  },
});
