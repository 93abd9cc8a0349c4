import type { LoadRun } from '../load/publish-under-load.ts';

export const LOAD_HEADING = '# Releases under load';

/** The section of the results that says what visitors notice of releases being moved. */
export function writeLoad(run: LoadRun, date: Date, machine: string): string {
  const { connections, answersByMove, requests, seconds, p99Ms, failed } = run;
  return `${LOAD_HEADING}

The site as \`start\` serves it, with ${connections} connections that never pause: documents, the files that each of them names, the
channel, a search. Meanwhile slices and the shell are published, sent out as a canary, promoted and rolled back, each
move once visitors have been shown the one before. Load and site share the machine; \`pnpm bench:load\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| moves | requests | in | requests a second | p99 | failed |
|---:|---:|---:|---:|---:|---:|
| ${answersByMove.length} | ${requests.toLocaleString('en-US')} | ${seconds.toFixed(1)} s | ${Math.round(requests / seconds)} | ${Math.round(p99Ms)} ms | ${failed + run.wrong.length} |
`;
}
