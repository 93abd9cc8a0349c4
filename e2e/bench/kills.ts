import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutInTurn } from '../load/cut-in-turn.ts';
import { killInTurn } from '../load/kill-in-turn.ts';
import { freePort } from '../site/start-site.ts';
import { writeKills } from './kills-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

/** `kills.ts [--kills 60] [--cuts 10]`: how many kills in all, and how many power cuts; those take root on Linux. */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '60' }, cuts: { type: 'string', default: '10' } },
});
const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-kills-'));
// PostgreSQL runs as another user when this runs as root.
await chmod(temporary, 0o711);
try {
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const port = await freePort();
  const run = await killInTurn({ port, dataDir: join(temporary, 'data') }, Number(values.kills));
  const cuts = values.cuts === '0' ? null : await cutInTurn({ port, folder: temporary }, Number(values.cuts));
  for (const wrong of run.wrong) console.error(wrong);
  for (const lost of [...run.lost, ...(cuts?.lost ?? [])]) console.error(`Lost: ${lost}`);
  const section = writeKills(run, cuts, new Date(), `${machine()}, ${load}`);
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
  const isBad = run.lost.length > 0 || run.wrong.length > 0 || (cuts && (cuts.lost.length > 0 || cuts.remembered > 0));
  if (isBad) process.exitCode = 1;
} finally {
  await rm(temporary, { recursive: true, force: true });
}
