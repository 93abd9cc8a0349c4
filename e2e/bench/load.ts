import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOAD_ENVIRONMENT, publishUnderLoad } from '../load/publish-under-load.ts';
import { startSite } from '../site/start-site.ts';
import { writeLoad } from './load-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-load-'));
const releasesDir = join(temporary, 'releases');
const site = await startSite({ releasesDir, env: LOAD_ENVIRONMENT });
try {
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const run = await publishUnderLoad({ url: site.url, releasesDir });
  for (const wrong of run.wrong) console.error(wrong);
  const section = writeLoad(run, new Date(), `${machine()}, ${load}`);
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
} finally {
  await site.stop();
  await rm(temporary, { recursive: true, force: true });
}
