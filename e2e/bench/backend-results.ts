import type { BackendFigures, BackendRun } from '../load/backend-figures.ts';
import { attackTable } from './attack-results.ts';
import { median } from './results.ts';

export const BACKEND_HEADING = '# The backend';

type Figure = keyof BackendFigures;

const seconds = (value: number) => `${value.toFixed(1)} s`;
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const megabytes = (value: number) => `${Math.round(value)} MB`;
const count = (value: number) => value.toFixed(0);

const ROWS: readonly [Figure, string, (value: number) => string][] = [
  ['firstStartMs', 'first start', (value) => seconds(value / 1000)],
  ['firstStartProcessor', '… time on the processors', seconds],
  ['secondStartMs', 'second start', (value) => seconds(value / 1000)],
  ['secondStartProcessor', '… time on the processors', seconds],
  ['memoryAtRest', 'memory at rest', megabytes],
  ['memoryUnderLoad', 'memory under load', megabytes],
  ['searchesPerSecond', 'searches a second, 10 connections', count],
  ['searchP50Ms', '… p50', milliseconds],
  ['searchP99Ms', '… p99', milliseconds],
  ['searchesFailed', '… not answered', count],
  ['searchProcessorMs', '… time on the processors, each', milliseconds],
  ['savedP50Ms', 'a pet saved, p50', milliseconds],
  ['savedPerSecond', 'pets saved a second, 10 owners', count],
];

export interface Measured {
  now: readonly BackendRun[];
  /** Of another checkout; empty where there is none to compare with. */
  before: readonly BackendRun[];
}

/** The section of the results that says what the backend costs, beside that of another checkout. */
export function writeBackend({ now, before }: Measured, date: Date, machine: string): string {
  const isCompared = before.length > 0;
  const header = isCompared ? ['', 'before', 'now', 'now ÷ before'] : ['', 'now'];
  return `${BACKEND_HEADING}

The backend with its demo data, without the site before it: until it answers, what all its processes keep in memory (PSS),
searches and pets saved through its API. Medians of ${now.length}${isCompared ? ', both states in turn' : ''}; \`pnpm bench:backend\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| ${header.join(' | ')} |
|---|${'---:|'.repeat(header.length - 1)}
${ROWS.map((row) => rowOf(row, { now, before })).join('\n')}
${attacksOf('now', now)}${attacksOf('before', before)}`;
}

function rowOf([figure, what, written]: (typeof ROWS)[number], { now, before }: Measured): string {
  const of = (runs: readonly BackendRun[]) => median(runs.map(({ figures }) => figures[figure]));
  const cells = before.length > 0 ? [of(before), of(now)].map(written) : [written(of(now))];
  if (before.length > 0) cells.push(of(before) > 0 ? (of(now) / of(before)).toFixed(2) : '–');
  return `| ${[what, ...cells].join(' | ')} |`;
}

/** All runs' answers together. */
function attacksOf(state: string, runs: readonly BackendRun[]): string {
  const attacks = runs[0]?.attacks.map((attack, index) => {
    const all = runs.flatMap((run) => run.attacks[index] ?? []);
    const statuses: Record<string, number> = {};
    for (const each of all)
      for (const [status, times] of Object.entries(each.statuses)) statuses[status] = (statuses[status] ?? 0) + times;
    const visitor = {
      searches: all.flatMap((each) => each.visitor.searches),
      signIns: all.flatMap((each) => each.visitor.signIns),
      failed: all.reduce((sum, each) => sum + each.visitor.failed, 0),
    };
    return { ...attack, visitor, statuses };
  });
  return attacks?.length ? `\nAn ordinary visitor beside dear questions, ${state}:\n\n${attackTable(attacks)}\n` : '';
}
