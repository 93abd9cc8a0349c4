import { ALONE, PATIENT, PATIENT_WAITS } from '@veto/slice-kit/patient-tests';
import { defineConfig } from 'vitest/config';

const ALL = { ...PATIENT, setupFiles: [PATIENT_WAITS] };

// *.spec.ts belongs to Playwright.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...ALL,
          name: 'unit',
          isolate: false,
          // No test counts on its neighbours: each run has another order within the files, and prints its seed.
          sequence: { shuffle: { tests: true } },
          include: ['{bench,engines,fixtures,load,run,versions}/**/*.test.ts'],
          exclude: [ALONE],
        },
      },
      { test: { ...ALL, name: 'alone', include: [ALONE] } },
    ],
  },
});
