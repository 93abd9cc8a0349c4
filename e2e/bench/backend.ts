import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BackendRun, measureBackend } from '../load/backend-figures.ts';
import { repository } from '../site/start-site.ts';
import { writeBackend } from './backend-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

/** `backend.ts [--against ../before] [--runs 3] [--search 10] [--attack 0]`: a checkout to compare with; seconds. */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '3' },
    search: { type: 'string', default: '10' },
    attack: { type: 'string', default: '0' },
  },
});
const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
const now: BackendRun[] = [];
const before: BackendRun[] = [];
const states = [{ checkout: repository, runs: now }];
if (values.against !== undefined) states.push({ checkout: values.against, runs: before });
const seconds = { searchSeconds: Number(values.search), attackSeconds: Number(values.attack) };
for (let run = 0; run < Number(values.runs); run++) {
  // Turn about, so that none always comes first.
  for (const { checkout, runs } of run % 2 ? states.toReversed() : states) {
    const measured = await measureBackend({ checkout, ...seconds });
    runs.push(measured);
    console.log(`run ${run + 1}, ${checkout}: ${JSON.stringify(measured.figures)}`);
  }
}
const section = writeBackend({ now, before }, new Date(), `${machine()}, ${load}`);
const file = join(import.meta.dirname, 'results.md');
await writeFile(file, putSection(await readFile(file, 'utf8'), section));
console.log(section);
