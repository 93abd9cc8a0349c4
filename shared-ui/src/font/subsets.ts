// Makes the font files beside it: `node src/font/subsets.ts`, after an update of a font or a change of the letters below.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const letters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** What English and most of western Europe writes, and the marks of our texts; `font.css` names the same ones. */
const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ıŒœ‐‑–—‘’‚“”„†•…‰‹›⁄€™←↑→↓−`;
/** The letters of Polish beyond Latin-1. 'ó' is Latin-1's. */
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

/** Headings run from 500 to 700, text from 400 to 700: the weights between and beyond would only be bytes. */
const FAMILIES = { 'bricolage-grotesque': [500, 700], figtree: [400, 700] } as const;
type Family = keyof typeof FAMILIES;

const { resolve } = createRequire(import.meta.url);

async function subset(family: Family, source: 'latin' | 'latin-ext', text: string): Promise<Buffer> {
  const [min, max] = FAMILIES[family];
  const file = resolve(`@fontsource-variable/${family}/files/${family}-${source}-wght-normal.woff2`);
  return subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: min } },
  });
}

/** The files that the site preloads (the ones that have `-latin-` in their name and are not the extension), by name: two families, Latin and Polish. */
export async function fontSubsets(): Promise<Record<string, Buffer>> {
  const families = Object.keys(FAMILIES) as Family[];
  const files = families.map(async (family) => [
    [`${family}-latin-basic.woff2`, await subset(family, 'latin', LATIN)] as const,
    [`${family}-latin-polish.woff2`, await subset(family, 'latin-ext', POLISH)] as const,
  ]);
  return Object.fromEntries((await Promise.all(files)).flat());
}

/** Whatever else a name may have in Latin letters. */
const LATIN_EXTENDED = `${letters(0x100, 0x17f)}ȘșȚțẞ`;

/** The files that pictures of shared links are drawn with, by name: headings, in one weight, as what draws knows no variable fonts. */
export async function drawnFonts(): Promise<Record<string, Buffer>> {
  const files = (['latin', 'latin-ext'] as const).map(async (source) => {
    const file = resolve(
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${source}-wght-normal.woff2`,
    );
    const bytes = await subsetFont(await readFile(file), source === 'latin' ? LATIN : LATIN_EXTENDED, {
      targetFormat: 'truetype',
      variationAxes: { wght: 700 },
    });
    return [`bricolage-grotesque-${source}-drawn.ttf`, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

if (import.meta.main)
  for (const [name, bytes] of Object.entries({ ...(await fontSubsets()), ...(await drawnFonts()) }))
    await writeFile(join(import.meta.dirname, name), bytes);
