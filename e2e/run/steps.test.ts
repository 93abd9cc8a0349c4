import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesWithTests, planSteps } from './steps.ts';

function repositoryWith(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'veto-steps-'));
  for (const file of ['shell/slice-kit/package.json', ...files]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '{}');
  }
  return root;
}

test('finds packages by their vitest configuration or by a test file at any depth', () => {
  const root = repositoryWith(
    'mf-a/package.json',
    'mf-a/src/prices/money.test.ts',
    'mf-b/package.json',
    'mf-b/vitest.config.ts',
    'mf-c/package.json',
    'mf-c/src/page.tsx',
    'mf-c/node_modules/library/own.test.ts',
    'notes/a.test.ts',
  );
  expect(packagesWithTests(root)).toEqual(['mf-a', 'mf-b']);
});

test('a test file of an inner package does not count for the outer one', () => {
  const root = repositoryWith('shell/package.json', 'shell/slice-kit/src/a.test.ts');
  expect(packagesWithTests(root)).toEqual(['shell/slice-kit']);
});

test('leaves out the browser journeys only when asked', () => {
  const root = repositoryWith('mf-a/package.json', 'mf-a/a.test.ts');
  const names = (browserJourneys: boolean) => planSteps(root, root, { browserJourneys }).map(({ name }) => name);
  expect(names(true)).toEqual(['Type check', 'Lint', 'Tests of mf-a', 'Browser journeys']);
  expect(names(false)).toEqual(['Type check', 'Lint', 'Tests of mf-a']);
});
