/** A name as it stands on a picture. */
export interface NameLines {
  lines: string[];
  /** Height of the letters, in px. */
  size: number;
}

/** How wide a text is at a size of 100 px. */
export type Measure = (text: string) => number;

const SIZES = [96, 84, 72, 60, 50];
const MOST_LINES = 3;

/** The largest letters in which a name fits into `width`; the longest are cut off. */
export function nameLines(name: string, width: number, measure: Measure): NameLines {
  const words = name.trim().split(/\s+|(?<=-)/u);
  const fitsAt = (size: number) => (text: string) => (measure(text) * size) / 100 <= width;
  for (const size of SIZES) {
    const fits = fitsAt(size);
    const lines = inLines(words, fits);
    if (lines.length <= (size > 72 ? 2 : MOST_LINES) && lines.every(fits)) return { lines, size };
  }
  const size = SIZES.at(-1) ?? 50;
  const fits = fitsAt(size);
  const lines = inLines(words, fits).slice(0, MOST_LINES);
  return { lines: lines.map((line) => cut(line, fits)), size };
}

function inLines(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : last.endsWith('-') ? last + word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, fits: (text: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(letters.length === line.length ? line : `${letters.join('')}…`)) letters.pop();
  return letters.join('') === line ? line : `${letters.join('')}…`;
}
