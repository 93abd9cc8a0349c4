import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzSite } from '../load/fuzz.ts';
import { worstRequests } from '../load/worst-requests.ts';
import { startSite } from '../site/start-site.ts';
import { writeFuzz } from './fuzz-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

/** `fuzz.ts [--requests 6000] [--seed 1]`. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '6000' }, seed: { type: 'string', default: '1' } },
});
// The fuzz comes from many addresses, as it would through a proxy.
const site = await startSite({ quiet: true, env: { VETO_TRUST_PROXY: '1' } });
try {
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const costs = await worstRequests(site.url);
  const fuzz = await fuzzSite({ url: site.url, count: Number(values.requests), seed: Number(values.seed) });
  for (const wrong of fuzz.wrong) console.error(wrong);
  const section = writeFuzz(fuzz, costs, new Date(), `${machine()}, ${load}`);
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
  if (fuzz.wrong.length > 0 || !fuzz.answers) process.exitCode = 1;
} finally {
  await site.stop();
}
