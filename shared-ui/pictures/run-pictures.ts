import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findingsOf, judge } from './judge.ts';
import { writeReport } from './report.ts';
import { baseCommit, withCommit, withPresent } from './storybook-of.ts';
import { takePictures } from './take-pictures.ts';

const REPORT = resolve(import.meta.dirname, '../pictures-report');

const { values } = parseArgs({
  options: {
    /** The branch or commit to compare with, as this branch left it. */
    base: { type: 'string' },
  },
});

const startedAt = performance.now();
const base = baseCommit(values.base);
const port = await freePort();
const before = await withCommit(base, async ({ storybook, accepted }) => ({
  accepted,
  pictures: await takePictures(storybook, port),
}));
const { accepted, pictures } = await withPresent(async (present) => ({
  accepted: present.accepted,
  pictures: await takePictures(present.storybook, port),
}));
const findings = findingsOf(before.pictures, pictures);
const { notAccepted, leftOver } = judge(findings, accepted, before.accepted);
await writeReport(REPORT, findings, accepted);

for (const { story, theme, state } of findings) console.log(`${story}, ${theme}: ${state}`);
for (const story of notAccepted)
  console.log(`✗ ${story} differs: repair it, or give the reason in pictures.accepted.json.`);
for (const story of leftOver)
  console.log(`Remove ${story} from pictures.accepted.json: this change does not need the reason.`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(
  `${pictures.size} pictures beside those of ${base.slice(0, 8)}, ${findings.length} not the same, ${seconds} s.`,
);
if (findings.length > 0) console.log(`See ${REPORT}/index.html`);
process.exitCode = notAccepted.length > 0 ? 1 : 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
