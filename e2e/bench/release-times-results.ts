import { median } from './results.ts';

/** What one round took, in ms, each with the start of its process. */
export interface ReleaseRun {
  /** Every package, without any earlier build or cache. */
  fullBuildMs: number;
  /** The slice with one line changed. */
  sliceBuildMs: number;
  publishMs: number;
  rollbackMs: number;
  /** Whose releases the change put into the store. */
  released: string[];
  /** From `slice new` to a page that the site answers. */
  newSliceMs: number;
  /** What that changed outside the new slice's folder. */
  changedElsewhere: string[];
}

export const RELEASE_TIMES_HEADING = '# From a changed line to everybody';

/** Build and publish of the changed slice ÷ the full build, of medians. */
export function shareOfFullBuild(runs: readonly ReleaseRun[]): number {
  return of(runs, changeMs) / of(runs, ({ fullBuildMs }) => fullBuildMs);
}

/** The section of the results that says how long releasing takes. */
export function writeReleaseTimes(slice: string, runs: readonly ReleaseRun[], date: Date, machine: string): string {
  const released = [...new Set(runs.flatMap((run) => run.released))].join(', ');
  const elsewhere = [...new Set(runs.flatMap((run) => run.changedElsewhere))].join(', ') || 'none';
  const row = (name: string, figure: (run: ReleaseRun) => number) => `| ${name} | ${seconds(of(runs, figure))} |`;
  return `${RELEASE_TIMES_HEADING}

In a fresh clone, with the commands that a team uses. The full build has no earlier build and no cache; one line more in
\`${slice}\` is then built with the cache that it left, published and rolled back. Medians of ${runs.length} runs, each
figure with the start of its process; \`pnpm bench:releases\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| | time |
|---|---:|
${row('full build of the shell and every slice', ({ fullBuildMs }) => fullBuildMs)}
${row(`one line in ${slice}: build and publish`, changeMs)}
${row('of that, publish: upload, read back, compare, move the pointer', ({ publishMs }) => publishMs)}
${row('roll-back, without a build', ({ rollbackMs }) => rollbackMs)}
${row('a new slice: `slice new`, build, check, publish, the site answers at its address', ({ newSliceMs }) => newSliceMs)}
| build and publish of one slice ÷ full build | ${shareOfFullBuild(runs).toFixed(2)} |

The change put into the store: a release of ${released}, nothing else. The roll-back put nothing there.
Files changed outside the new slice's folder: ${elsewhere}.
`;
}

function changeMs({ sliceBuildMs, publishMs }: ReleaseRun): number {
  return sliceBuildMs + publishMs;
}

function of(runs: readonly ReleaseRun[], figure: (run: ReleaseRun) => number): number {
  return median(runs.map(figure));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
