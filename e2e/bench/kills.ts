import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutInTurn } from '../load/cut-in-turn.ts';
import { KILLED, killInTurn } from '../load/kill-in-turn.ts';
import { freePort } from '../site/start-site.ts';
import { count, median, seconds } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

/** `kills.ts [--kills 60] [--cuts 10]`: how many kills in all, and how many power cuts; those take root on Linux. */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '60' }, cuts: { type: 'string', default: '10' } },
});
const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-kills-'));
// PostgreSQL runs as another user when this runs as root.
await chmod(temporary, 0o711);
try {
  const measuredOn = machine();
  const port = await freePort();
  const run = await killInTurn({ port, dataDir: join(temporary, 'data') }, Number(values.kills));
  const cuts = values.cuts === '0' ? null : await cutInTurn({ port, folder: temporary }, Number(values.cuts));
  for (const wrong of run.wrong) console.error(wrong);
  for (const lost of [...run.lost, ...(cuts?.lost ?? [])]) console.error(`Lost: ${lost}`);
  const times: [string, number[]][] = KILLED.map((killed) => [
    killed,
    run.kills.filter((kill) => kill.killed === killed).map(({ recoveredMs }) => recoveredMs),
  ]);
  if (cuts) times.push(['everything, and the disk forgets', cuts.recoveredMs]);
  const cutShort = cuts ? cuts.recoveredMs.length - cuts.remembered : 0;
  await publishSection({
    title: 'Killed in turn',
    about: `The site as \`start\` serves it, while owners write without a pause: its processes are killed in turn (SIGKILL). The main
one is started again by hand; the rest comes back by itself while pages go on. At the end every write that was
acknowledged is looked for.${
      cuts
        ? ` In a power cut the disk, an ext4 file system on a loop device, forgets whatever nobody has
asked it to write down (a file written just before was gone after ${cutShort} of ${cuts.recoveredMs.length}); uploaded pictures are looked for as well.`
        : ''
    }`,
    machine: measuredOn,
    body: [
      table(
        ['killed', 'times', 'until a write is acknowledged again, median', 'slowest'],
        times
          .filter(([, each]) => each.length > 0)
          .map(([killed, each]) => [killed, each.length, seconds(median(each)), seconds(Math.max(...each))]),
      ),
      `Acknowledged writes: ${count(run.acknowledged + (cuts?.acknowledged ?? 0))}. Lost: ${run.lost.length + (cuts?.lost.length ?? 0)}.`,
    ],
  });
  const isBad = run.lost.length > 0 || run.wrong.length > 0 || (cuts && (cuts.lost.length > 0 || cuts.remembered > 0));
  if (isBad) process.exitCode = 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}
