import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzSite } from '../load/fuzz.ts';
import { worstRequests } from '../load/worst-requests.ts';
import { startSite } from '../site/start-site.ts';
import { writeFuzz } from './fuzz-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-fuzz-'));
// The fuzz comes from many addresses, as it would through a proxy.
const site = await startSite({ quiet: true, env: { VETO_TRUST_PROXY: '1' } });
try {
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const costs = await worstRequests(site.url);
  const fuzz = await fuzzSite({ url: site.url, seed: Number(process.env.VETO_FUZZ_SEED ?? 1) });
  for (const wrong of fuzz.wrong) console.error(wrong);
  const section = writeFuzz(fuzz, costs, new Date(), `${machine()}, ${load}`);
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
  if (fuzz.wrong.length > 0 || !fuzz.answers) process.exitCode = 1;
} finally {
  await site.stop();
  await rm(temporary, { recursive: true, force: true });
}
