import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DOCUMENT_LOAD_BUDGET } from '../budgets.ts';
import { askForDocuments, type DocumentRun } from '../load/public-documents.ts';
import { LOAD_ENVIRONMENT, type LoadRun, publishUnderLoad } from '../load/publish-under-load.ts';
import { startSite } from '../site/start-site.ts';
import { count, milliseconds, percentile, seconds } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

/** `load.ts [--seconds 30]`: of each round of documents. */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
/** Each makes every kind of move once. */
const ROUNDS = 3;
const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-load-'));
const releasesDir = join(temporary, 'releases');
const site = await startSite({ releasesDir, env: LOAD_ENVIRONMENT });
try {
  const beforeLoad = machine();
  const run = await publishUnderLoad({ url: site.url, releasesDir, rounds: ROUNDS });
  for (const wrong of run.wrong) console.error(wrong);
  await publishLoad(run, beforeLoad);
  const beforeDocuments = machine();
  const documents = await askForDocuments({ url: site.url, releasesDir }, Number(values.seconds));
  for (const sentence of overBudget(documents)) console.error(sentence);
  await publishDocuments(documents, beforeDocuments);
} finally {
  await site.stop();
  await rm(temporary, { recursive: true, force: true });
}

async function publishLoad(run: LoadRun, measuredOn: string): Promise<void> {
  const row = [count(run.requests), seconds(1000 * run.seconds), Math.round(run.requests / run.seconds)];
  await publishSection({
    title: 'Releases under load',
    about: `The site as \`start\` serves it, with ${run.connections} connections that never pause: documents, the files that each of them names, the
channel, a search. Meanwhile slices and the shell are published, sent out as a canary, promoted and rolled back, each
move once visitors have been shown the one before. Load and site share the machine.`,
    machine: measuredOn,
    body: [
      table(
        ['moves', 'requests', 'in', 'requests a second', 'p99', 'failed'],
        [[run.answersByMove.length, ...row, milliseconds(run.p99Ms), run.failed + run.wrong.length]],
      ),
    ],
  });
}

/** A sentence for each figure of documents that is over its budget. */
function overBudget([alone, ...besides]: readonly DocumentRun[]): string[] {
  if (!alone) return [];
  const p95 = percentile(alone.times, 0.95);
  const figures: [what: string, figure: number, budget: number][] = [
    ['p95 of documents in ms', p95, DOCUMENT_LOAD_BUDGET.p95Ms],
    ['processor time of a page in ms', alone.renderMs / alone.renders, DOCUMENT_LOAD_BUDGET.renderMs],
    ...besides.map(({ beside, times }): [string, number, number] => [
      `p95 beside ${beside} ÷ alone`,
      percentile(times, 0.95) / p95,
      DOCUMENT_LOAD_BUDGET.besideRatio,
    ]),
  ];
  return figures
    .filter(([, figure, budget]) => figure > budget)
    .map(([what, figure, budget]) => `${what}: ${figure.toFixed(2)}, at most ${budget}.`);
}

async function publishDocuments(runs: readonly DocumentRun[], measuredOn: string): Promise<void> {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const processorTime = ({ renderMs, renders }: DocumentRun) => (renders > 0 ? milliseconds(renderMs / renders) : '–');
  await publishSection({
    title: 'Documents with their data',
    about: `A hundred documents a second for ${values.seconds} s: home page, lists with and without filters, profiles, the map, each kept since a
visit before and renewed every 30 s. Then the same beside slices whose page cannot be rendered and is asked for ten
times a second. Those who ask and the site share the machine.`,
    machine: measuredOn,
    body: [
      table(
        ['beside', 'documents', 'p50', 'p95', 'p99', 'failed', 'with data', 'pages renewed', 'processor time of one'],
        runs.map((run, index) => [
          run.beside,
          count(run.times.length),
          ...[0.5, 0.95, 0.99].map((part) => milliseconds(percentile(run.times, part))),
          run.failed,
          share(run.filled, run.times.length),
          run.renders,
          // Programs that end take their time with them.
          index === 0 ? processorTime(run) : '–',
        ]),
      ),
    ],
  });
}
