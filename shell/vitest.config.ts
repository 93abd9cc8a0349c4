import { defineConfig } from 'vitest/config';
import { ALONE, PATIENT, PATIENT_WAITS } from './slice-kit/testing/patient-tests.ts';

const ALL = {
  ...PATIENT,
  setupFiles: [PATIENT_WAITS],
  // No test counts on its neighbours: each run has another order within the files, and prints its seed.
  sequence: { shuffle: { tests: true } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...ALL,
          name: 'page',
          // A test that needs a document asks for one of its own: `// @vitest-environment happy-dom` on its first line.
          environment: 'node',
          // Each file has a thread of its own, which starts in half the time of a process.
          pool: 'threads',
          include: ['{src,isomorphic}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...ALL,
          name: 'server',
          // Modules are loaded once; a page's tests share a document, and need one each.
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: [ALONE],
        },
      },
      { test: { ...ALL, name: 'alone', include: [`server/${ALONE}`] } },
    ],
  },
});
