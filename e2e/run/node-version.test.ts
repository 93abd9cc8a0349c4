import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const text = (name: string) => readFileSync(join(root, name), 'utf8');

test('packages are chosen for the Node that the project installs, whatever Node the machine has', () => {
  const { node } = JSON.parse(text('package.json')).devDependencies;
  expect(parse(text('pnpm-workspace.yaml')).nodeVersion).toBe(node);
});
