import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Attack, attackTarget } from '../load/attack.ts';
import { LOAD_ENVIRONMENT, type LoadRun, publishUnderLoad } from '../load/publish-under-load.ts';
import { startSite } from '../site/start-site.ts';
import { count, milliseconds, percentile, seconds } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

/** `load.ts [--attack 30]`: seconds of each attack. */
const { values } = parseArgs({ options: { attack: { type: 'string', default: '30' } } });
const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-load-'));
const releasesDir = join(temporary, 'releases');
// The attacker and the visitor come from addresses of their own.
const site = await startSite({ releasesDir, env: { ...LOAD_ENVIRONMENT, VETO_TRUST_PROXY: '1' } });
try {
  const beforeLoad = machine();
  const run = await publishUnderLoad({ url: site.url, releasesDir });
  for (const wrong of run.wrong) console.error(wrong);
  await publishLoad(run, beforeLoad);
  const beforeAttacks = machine();
  const { supabaseKey } = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseKey: string };
  await publishAttacks(
    await attackTarget({ url: site.url, apikey: supabaseKey }, Number(values.attack)),
    beforeAttacks,
  );
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
    madeBy: 'pnpm bench:load',
    machine: measuredOn,
    body: [
      table(
        ['moves', 'requests', 'in', 'requests a second', 'p99', 'failed'],
        [[run.answersByMove.length, ...row, milliseconds(run.p99Ms), run.failed + run.wrong.length]],
      ),
    ],
  });
}

async function publishAttacks(attacks: readonly Attack[], measuredOn: string): Promise<void> {
  const shares = (times: readonly number[]) => [0.5, 0.95, 0.99].map((share) => milliseconds(percentile(times, share)));
  const answers = (statuses: Attack['statuses']) =>
    Object.entries(statuses).map(([status, times]) => `${status === '0' ? 'none' : status}: ${times}`);
  await publishSection({
    title: 'Dear questions beside an ordinary visitor',
    about: `The site as \`start\` serves it with its demo data. A visitor searches the directory twice a second and signs in every two
seconds, for ${values.attack} s; meanwhile somebody else asks ten times a second for what is dearest of a kind.`,
    madeBy: 'pnpm bench:load',
    machine: measuredOn,
    body: [
      table(
        [
          'asked beside',
          'a search p50',
          'p95',
          'p99',
          'a sign-in p50',
          'p95',
          'p99',
          "the visitor's failed",
          "the attacker's answers",
        ],
        attacks.map(({ what, visitor, statuses }) => [
          what,
          ...shares(visitor.searches),
          ...shares(visitor.signIns),
          visitor.failed,
          answers(statuses).join(', ') || '–',
        ]),
      ),
    ],
  });
}
