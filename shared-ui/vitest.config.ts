import { PATIENT, PATIENT_WAITS } from '@veto/slice-kit/patient-tests';
import { defineConfig } from 'vitest/config';
import { storyTests } from './storybook/story-tests.ts';

const SOURCES = [
  '{src,storybook,.storybook}',
  '../shared-data/src',
  '../shell/src',
  '../shell/slice-kit/src',
  '../mf-*/src',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'unit',
          setupFiles: [PATIENT_WAITS],
          environment: 'node',
          // Modules are loaded once, not once per file.
          isolate: false,
          // No test counts on its neighbours: each run has another order within the files, and prints its seed.
          sequence: { shuffle: { tests: true } },
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', 'pictures/*.test.ts'],
        },
      },
      storyTests(import.meta.dirname, SOURCES),
    ],
  },
});
