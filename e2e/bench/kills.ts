import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killInTurn } from '../load/kill-in-turn.ts';
import { freePort } from '../site/start-site.ts';
import { writeKills } from './kills-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

/** `kills.ts [--kills 60]`: how many in all, of both processes in turn. */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '60' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'veto-bench-kills-'));
try {
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const run = await killInTurn({ port: await freePort(), dataDir }, Number(values.kills));
  for (const wrong of run.wrong) console.error(wrong);
  const section = writeKills(run, new Date(), `${machine()}, ${load}`);
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
  if (run.lost > 0 || run.wrong.length > 0) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
