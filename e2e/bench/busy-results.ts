import { median } from './results.ts';

export interface BusyPage {
  who: string;
  path: string;
  runs: { contentMs: number; longestTaskMs: number; shift: number; elements: number }[];
  /** How long each key took until it was seen, in ms; null where nothing was pressed. */
  keys: number[] | null;
}

export const BUSY_HEADING = '# People with much on their pages';

/** The section of the results on people with many pets and visits. */
export function writeBusy(pages: readonly BusyPage[], date: Date, machine: string): string {
  return `${BUSY_HEADING}

A new document each, with a warm cache and a processor slowed down 4 times: until the last part of the page has its content, the
longest task meanwhile, and what moved. Medians of ${pages[0]?.runs.length ?? 0} runs; a key is an arrow in the week's grid, until
the frame that shows it. \`pnpm bench:busy\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| who | page | content | longest task | layout shift | elements | a key, median | slowest of twenty |
|---|---|---:|---:|---:|---:|---:|---:|
${pages.map(row).join('\n')}
`;
}

function row({ who, path, runs, keys }: BusyPage): string {
  const of = (figure: keyof BusyPage['runs'][number]) => median(runs.map((run) => run[figure]));
  const ms = (time: number) => `${Math.round(time)} ms`;
  const slowest = keys?.toSorted((a, b) => a - b)[Math.floor(keys.length * 0.95)] ?? Number.NaN;
  const pressed = keys ? [ms(median(keys)), ms(slowest)] : ['–', '–'];
  const cells = [who, path, ms(of('contentMs')), ms(of('longestTaskMs')), of('shift').toFixed(3), of('elements')];
  return `| ${[...cells, ...pressed].join(' | ')} |`;
}
