import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Every unit, story and database test of the repository in one process; a package's own configuration says how it runs. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    projects: ['e2e', 'mf-*', 'shared-data', 'shared-ui', 'shell', 'shell/slice-kit'],
    // The embedded backend prints every refusal, and most of the database's tests are about refusals.
    silent: 'passed-only',
  },
});
