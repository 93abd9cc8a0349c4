/** The bytes of one page's first paint after brotli, with the slices of the site and with generated ones beside them. */
export interface ManySlices {
  path: string;
  /** The document: index.html with the part of the channel that it carries. */
  document: { before: number; after: number };
  /** Scripts and styles that the document names. */
  boot: { before: number; after: number };
}

export const MANY_SLICES_HEADING = '# Fifty slices more';

/** The section of the results that says what a page pays for slices that it does not show. */
export function writeManySlices(count: number, pages: readonly ManySlices[], date: Date): string {
  return `${MANY_SLICES_HEADING}

What a first paint loads when the channel names ${count} more slices, each with a route of its own and no entry in a menu; in bytes after
brotli. Nothing is left to chance: the documents are rendered, no browser is asked. \`pnpm bench:slices\` makes this section.

Computed ${date.toISOString().slice(0, 10)}.

| page | document | with ${count} more | | files that it names | with ${count} more | document and files |
|---|---:|---:|---:|---:|---:|---:|
${pages.map(row).join('\n')}

The document outlines every slice (its name, version and routes), about 16 bytes for each, so that a link to it is answered at
once. What it names and runs does not grow.
`;
}

function row({ path, document, boot }: ManySlices): string {
  const both = (side: 'before' | 'after') => document[side] + boot[side];
  return `| ${path} | ${kB(document.before)} | ${kB(document.after)} | ${growth(document.before, document.after)} | ${kB(boot.before)} | ${kB(boot.after)} | ${growth(both('before'), both('after'))} |`;
}

/** '+1.2 %'. */
export function growth(before: number, after: number): string {
  const percent = (100 * (after - before)) / before;
  return `${percent < 0 ? '' : '+'}${percent.toFixed(1)} %`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
