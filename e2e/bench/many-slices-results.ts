export type Side = 'before' | 'after';

/** What one page costs with the slices of the site, and with generated ones beside them. */
export interface ManySlices extends Record<Side, PageCost> {
  path: string;
}

interface PageCost {
  /** The document: index.html with the part of the channel that it carries, in bytes on the wire. */
  document: number;
  /** Scripts and styles that the document names. */
  named: number;
  /** From the start of a cold visit until the page answers. */
  usableMs: number;
}

export const MANY_SLICES_HEADING = '# Fifty slices more';

/** The section of the results that says what a page pays for slices that it does not show. */
export function writeManySlices(
  { count, runs }: { count: number; runs: number },
  pages: readonly ManySlices[],
  date: Date,
  machine: string,
): string {
  return `${MANY_SLICES_HEADING}

What a page costs when the channel names ${count} more slices, each with a route of its own and no entry in a menu: bytes on the wire, and
how long a cold visit takes until the page answers (CPU slowed down 4 times, slow 4G; medians of ${runs} interleaved visits to each site).
\`pnpm bench:slices\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| page | document | with ${count} more | | document and files that it names | with ${count} more | | answers | with ${count} more | |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${pages.map(row).join('\n')}

The document says of every slice where its pages are and whom they answer, so that a link to one is answered at once; what
else the page must know of it comes later. What it names and runs does not grow.
`;
}

function row({ path, before, after }: ManySlices): string {
  const bytes = (of: (cost: PageCost) => number) =>
    `${kB(of(before))} | ${kB(of(after))} | ${growth(of(before), of(after))}`;
  const both = bytes(({ document, named }) => document + named);
  const answers = `${Math.round(before.usableMs)} ms | ${Math.round(after.usableMs)} ms | ${growth(before.usableMs, after.usableMs)}`;
  return `| ${path} | ${bytes(({ document }) => document)} | ${both} | ${answers} |`;
}

/** '+1.2 %'. */
export function growth(before: number, after: number): string {
  const percent = (100 * (after - before)) / before;
  return `${percent < 0 ? '' : '+'}${percent.toFixed(1)} %`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
