import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { PATIENT, PATIENT_WAITS } from '@veto/slice-kit/patient-tests';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './by-environment.ts';

const root = resolve(import.meta.dirname, '../..');

/** Every unit, story and database test of the repository in one process; a package's own configuration says how it runs. */
export default defineConfig({
  root,
  test: {
    projects: [
      ...globSync('mf-*', { cwd: root }).map((slice) => ({
        root: resolve(root, slice),
        // What its files import is loaded once, not once per file. No test counts on its neighbours.
        test: {
          name: `@veto/${slice}`,
          isolate: false,
          ...PATIENT,
          setupFiles: [PATIENT_WAITS],
          sequence: { shuffle: { tests: true } },
        },
      })),
      ...['e2e', 'shared-data', 'shared-ui', 'shell', 'shell/slice-kit'],
    ],
    // The same order in each whole run; a package alone has a new one each time.
    sequence: { seed: 1, sequencer: ByEnvironment },
    // The embedded backend prints every refusal, and most of the database's tests are about refusals.
    silent: 'passed-only',
  },
});
