import { defineConfig } from 'vitest/config';

// *.spec.ts belongs to Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          // No test counts on its neighbours: each run has another order within the files, and prints its seed.
          sequence: { shuffle: { tests: true } },
          testTimeout: 60_000,
          include: ['{bench,fixtures,run,versions}/**/*.test.ts'],
        },
      },
      { test: { name: 'load', include: ['load/**/*.test.ts'] } },
    ],
  },
});
