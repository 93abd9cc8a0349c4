import { defineConfig } from 'vitest/config';

export default defineConfig({
  // *.spec.ts belongs to Playwright.
  test: { include: ['**/*.test.ts'] },
});
