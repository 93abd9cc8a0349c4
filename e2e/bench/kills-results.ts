import type { Killed, KillRun } from '../load/kill-in-turn.ts';
import { median } from './results.ts';

export const KILLS_HEADING = '# Killed in turn';

/** The section of the results that says what a site loses when its processes are killed, and how soon it is back. */
export function writeKills(run: KillRun, date: Date, machine: string): string {
  const rows = (['backend', 'main'] as const).map((killed) => rowOf(run, killed));
  return `${KILLS_HEADING}

The site as \`start\` serves it, while owners write without a pause. Its two processes are killed in turn (SIGKILL); the
main one is started again by hand, the backend comes back by itself while pages go on. At the end every write that was
acknowledged is looked for; \`pnpm bench:kills\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| killed | times | until a write is acknowledged again, median | slowest |
|---|---:|---:|---:|
${rows.join('\n')}

Acknowledged writes: ${run.acknowledged.toLocaleString('en-US')}. Lost: ${run.lost}.
`;
}

function rowOf({ kills }: KillRun, killed: Killed): string {
  const times = kills.filter((kill) => kill.killed === killed).map(({ recoveredMs }) => recoveredMs);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `| ${killed} | ${times.length} | ${seconds(median(times))} | ${seconds(Math.max(...times))} |`;
}
