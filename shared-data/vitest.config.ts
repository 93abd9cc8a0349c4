import { ALONE, PATIENT, PATIENT_WAITS } from '@veto/slice-kit/patient-tests';
import { defineConfig } from 'vitest/config';

const ALL = { ...PATIENT, setupFiles: [PATIENT_WAITS], environment: 'node' };

const withDatabase = {
  ...ALL,
  // One PostgreSQL server for both projects, of whose migrated database each file has a copy.
  globalSetup: ['supabase/tests/postgres/server.ts'],
  // Set before @supabase/lite is imported: it reads them as it loads. Nobody guesses passwords of tests, so their hashes are cheap.
  env: { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0', LITE_AUTH_BCRYPT_COST: '4' },
};

export default defineConfig({
  test: {
    // The embedded backend prints every refusal, and most of the database's tests are about refusals.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...ALL,
          // A test that needs a document asks for it: `// @vitest-environment happy-dom` on its first line.
          name: 'unit',
          // Modules are loaded once, not once per file: a file with `vi.mock` resets them before and after.
          isolate: false,
          setupFiles: [PATIENT_WAITS, 'src/fixtures/empty-storage.ts'],
          // No test counts on its neighbours: each run has another order within the files, and prints its seed.
          sequence: { shuffle: { tests: true } },
          include: ['src/**/*.test.{ts,tsx}', 'backend/**/*.test.ts'],
          exclude: ['backend/**/*.process.test.ts', 'src/**/*.backend.test.tsx'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts', 'conformance/*.test.ts'],
          exclude: [ALONE],
          // All talk to the services alone, which one process loads once.
          isolate: false,
          ...withDatabase,
        },
      },
      {
        test: {
          name: 'alone',
          include: [`supabase/tests/${ALONE}`],
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
