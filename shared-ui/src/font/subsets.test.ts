import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnFonts, fontSubsets } from './subsets.ts';

const kept = (name: string) => readFile(join(import.meta.dirname, name));

test('the font files are those of the installed families, and small enough to preload', async () => {
  const made = await fontSubsets();
  for (const [name, bytes] of Object.entries(made))
    expect((await kept(name)).equals(bytes), `${name}: run node src/font/subsets.ts`).toBe(true);
  const total = Object.values(made).reduce((sum, bytes) => sum + bytes.length, 0);
  expect(total).toBeLessThan(64_000);
});

test('no other face of a family has a Polish letter: asking for one would fetch both', async () => {
  const ranges = [
    ...(await kept('font.css')).toString().matchAll(/font-family: "([^"]+)"[^}]*unicode-range:([^;]+);/g),
  ];
  const facesWith = (letter: number) =>
    ranges.filter(([, , range = '']) =>
      [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
        ([, from = '', to = from]) => Number.parseInt(from, 16) <= letter && letter <= Number.parseInt(to, 16),
      ),
    );
  for (const letter of 'ĄąĆćĘęŁłŃńŚśŹźŻż')
    expect(facesWith(letter.codePointAt(0) ?? 0).map(([, family]) => family)).toEqual([
      'Bricolage Grotesque Variable',
      'Figtree Variable',
    ]);
});

test('so are those that pictures are drawn with', async () => {
  for (const [name, bytes] of Object.entries(await drawnFonts()))
    expect((await kept(name)).equals(bytes), `${name}: run node src/font/subsets.ts`).toBe(true);
});
