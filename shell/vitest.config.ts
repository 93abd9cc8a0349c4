import { defineConfig } from 'vitest/config';

/** No test counts on its neighbours: each run has another order within the files, and prints its seed. */
const SHUFFLED = { shuffle: { tests: true } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'page',
          // A test that needs a document asks for one of its own: `// @vitest-environment happy-dom` on its first line.
          environment: 'node',
          // Each file has a thread of its own, which starts in half the time of a process.
          pool: 'threads',
          include: ['{src,isomorphic}/**/*.test.{ts,tsx}'],
          sequence: SHUFFLED,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // Modules are loaded once; a page's tests share a document, and need one each.
          isolate: false,
          include: ['server/**/*.test.ts'],
          sequence: SHUFFLED,
          // Some start the real program, which loads a database before it can say that its folder is taken.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
