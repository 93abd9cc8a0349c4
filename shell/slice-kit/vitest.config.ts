import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,webpack,releases,cli,dev,drill,first-paint}/**/*.test.{ts,tsx}'],
    // Modules are loaded once, not once per file.
    isolate: false,
    testTimeout: 60_000,
  },
});
