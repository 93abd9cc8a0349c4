import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { polishLetters } from './polish-letters.ts';

test('the Polish letters are those of the installed Inter', async () => {
  const kept = await readFile(join(import.meta.dirname, 'inter-polish-wght-normal.woff2'));
  expect(kept.equals(await polishLetters()), 'run: node src/font/polish-letters.ts').toBe(true);
});
