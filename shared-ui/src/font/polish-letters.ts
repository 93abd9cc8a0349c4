// Makes inter-polish-wght-normal.woff2: `node src/font/polish-letters.ts`, after an update of the font.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The letters of Polish beyond Latin-1; `font.css` names the same ones. 'ó' is Latin-1's. */
const LETTERS = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

const latinExtended = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
);

/** Those letters of Inter, every weight: a few kB where the whole extended Latin has 85. */
export async function polishLetters(): Promise<Buffer> {
  return subsetFont(await readFile(latinExtended), LETTERS, { targetFormat: 'woff2' });
}

if (import.meta.main)
  await writeFile(join(import.meta.dirname, 'inter-polish-wght-normal.woff2'), await polishLetters());
