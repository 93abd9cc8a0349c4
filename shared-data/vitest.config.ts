import { defineConfig } from 'vitest/config';

const withDatabase = {
  environment: 'node',
  // One PostgreSQL server for both projects, of whose migrated database each file has a copy.
  globalSetup: ['supabase/tests/postgres/server.ts'],
  // Set before @supabase/lite is imported: it reads them as it loads. Nobody guesses passwords of tests, so their hashes are cheap.
  env: { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0', LITE_AUTH_BCRYPT_COST: '4' },
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // The embedded backend prints every refusal, and most of the database's tests are about refusals.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          // A test that needs a document asks for it: `// @vitest-environment happy-dom` on its first line.
          environment: 'node',
          // Modules are loaded once, not once per file: a file with `vi.mock` resets them before and after.
          isolate: false,
          setupFiles: ['src/fixtures/empty-storage.ts'],
          // No test counts on its neighbours: each run has another order within the files, and prints its seed.
          sequence: { shuffle: { tests: true } },
          include: ['src/**/*.test.{ts,tsx}', 'backend/**/*.test.ts'],
          exclude: ['backend/**/*.process.test.ts', 'src/**/*.backend.test.tsx'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          // All talk to the services alone, which one process loads once.
          isolate: false,
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'services',
          include: ['backend/**/*.process.test.ts', 'src/**/*.backend.test.tsx'],
          ...withDatabase,
        },
      },
    ],
  },
});
