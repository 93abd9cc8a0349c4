import type { CutRun } from '../load/cut-in-turn.ts';
import { KILLED, type Killed, type KillRun } from '../load/kill-in-turn.ts';
import { median } from './results.ts';

export const KILLS_HEADING = '# Killed in turn';

/** The section of the results that says what a site loses when its processes are killed, and how soon it is back. */
export function writeKills(run: KillRun, cuts: CutRun | null, date: Date, machine: string): string {
  const times: [string, number[]][] = KILLED.map((killed) => [killed, timesOf(run, killed)]);
  if (cuts) times.push(['everything, and the disk forgets', cuts.recoveredMs]);
  const rows = times.filter(([, each]) => each.length > 0).map(([killed, each]) => rowOf(killed, each));
  const count = run.acknowledged + (cuts?.acknowledged ?? 0);
  return `${KILLS_HEADING}

The site as \`start\` serves it, while owners write without a pause: its processes are killed in turn (SIGKILL). The main
one is started again by hand; the rest comes back by itself while pages go on. At the end every write that was
acknowledged is looked for. ${cuts ? `${cutsOf(cuts)} ` : ''}\`pnpm bench:kills\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| killed | times | until a write is acknowledged again, median | slowest |
|---|---:|---:|---:|
${rows.join('\n')}

Acknowledged writes: ${count.toLocaleString('en-US')}. Lost: ${run.lost.length + (cuts?.lost.length ?? 0)}.
`;
}

function cutsOf({ recoveredMs, remembered }: CutRun): string {
  return `In a power cut the disk, an ext4 file
system on a loop device, forgets whatever nobody has asked it to write down (a file written just before was gone after
${recoveredMs.length - remembered} of ${recoveredMs.length}); uploaded pictures are looked for as well.`;
}

function timesOf({ kills }: KillRun, killed: Killed): number[] {
  return kills.filter((kill) => kill.killed === killed).map(({ recoveredMs }) => recoveredMs);
}

function rowOf(killed: string, times: readonly number[]): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `| ${killed} | ${times.length} | ${seconds(median(times))} | ${seconds(Math.max(...times))} |`;
}
