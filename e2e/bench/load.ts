import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackTarget } from '../load/attack.ts';
import { LOAD_ENVIRONMENT, publishUnderLoad } from '../load/publish-under-load.ts';
import { startSite } from '../site/start-site.ts';
import { writeAttacks } from './attack-results.ts';
import { writeLoad } from './load-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

/** `load.ts [--attack 30]`: seconds of each attack. */
const { values } = parseArgs({ options: { attack: { type: 'string', default: '30' } } });
const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-load-'));
const releasesDir = join(temporary, 'releases');
// The attacker and the visitor come from addresses of their own.
const site = await startSite({ releasesDir, env: { ...LOAD_ENVIRONMENT, VETO_TRUST_PROXY: '1' } });
try {
  const measured = () => `${machine()}, load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const beforeLoad = measured();
  const run = await publishUnderLoad({ url: site.url, releasesDir });
  for (const wrong of run.wrong) console.error(wrong);
  await put(writeLoad(run, new Date(), beforeLoad));
  const beforeAttacks = measured();
  const { supabaseKey } = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseKey: string };
  const attacks = await attackTarget({ url: site.url, apikey: supabaseKey }, Number(values.attack));
  await put(writeAttacks(attacks, Number(values.attack), new Date(), beforeAttacks));
} finally {
  await site.stop();
  await rm(temporary, { recursive: true, force: true });
}

async function put(section: string): Promise<void> {
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
}
