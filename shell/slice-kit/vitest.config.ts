import { defineConfig } from 'vitest/config';
import { PATIENT, PATIENT_WAITS } from './testing/patient-tests.ts';

export default defineConfig({
  test: {
    include: ['{src,webpack,releases,cli,dev,drill,first-paint,testing}/**/*.test.{ts,tsx}'],
    // Modules are loaded once, not once per file.
    isolate: false,
    // No test counts on its neighbours: each run has another order within the files, and prints its seed.
    sequence: { shuffle: { tests: true } },
    ...PATIENT,
    setupFiles: [PATIENT_WAITS],
  },
});
