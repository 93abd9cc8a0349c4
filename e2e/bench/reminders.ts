import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rushReminders } from '@veto/shared-data/reminder-rush';
import { writeReminders } from './reminders-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

/** `reminders.ts [--count 10000] [--workers 2]`. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, workers: { type: 'string', default: '2' } },
});
const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
const rush = await rushReminders(Number(values.count), Number(values.workers));
const section = writeReminders(rush, new Date(), `${machine()}, ${load}`);
const file = join(import.meta.dirname, 'results.md');
await writeFile(file, putSection(await readFile(file, 'utf8'), section));
console.log(section);
if (rush.twice > 0 || rush.missing > 0 || rush.unsettled > 0) process.exitCode = 1;
