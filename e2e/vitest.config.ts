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
      // These build and press a whole site, after everything that a busy machine would slow down.
      { test: { name: 'load', include: ['load/**/*.test.ts'], sequence: { groupOrder: 1 } } },
    ],
  },
});
