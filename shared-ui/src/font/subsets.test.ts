import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontSubsets } from './subsets.ts';

const kept = (name: string) => readFile(join(import.meta.dirname, name));

test('the font files are those of the installed families, and small enough to preload', async () => {
  const made = await fontSubsets();
  for (const [name, bytes] of Object.entries(made))
    expect((await kept(name)).equals(bytes), `${name}: run node src/font/subsets.ts`).toBe(true);
  const total = Object.values(made).reduce((sum, bytes) => sum + bytes.length, 0);
  expect(total).toBeLessThan(64_000);
}, 60_000);
