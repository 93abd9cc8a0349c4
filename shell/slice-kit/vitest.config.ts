import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{src,webpack,releases,cli,template}/**/*.test.{ts,tsx}'] },
});
