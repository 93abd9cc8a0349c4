import { parseArgs } from 'node:util';
import { CROWD_RATIO } from '../budgets.ts';
import { type Attack, type AttackersResult, attackTarget } from '../load/attack.ts';
import { DEAR_QUESTIONS } from '../load/worst-requests.ts';
import { startSite } from '../site/start-site.ts';
import { milliseconds, percentile } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

/** `attacks.ts [--seconds 15] [--asked wildcards]`: of each attack, and alone before it; only the questions whose name has one of these words. */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, asked: { type: 'string', multiple: true } },
});
const questions = DEAR_QUESTIONS.filter(({ what }) => values.asked?.some((word) => what.includes(word)) ?? true);
// The attackers and the visitor come from addresses of their own.
const site = await startSite({ quiet: true, env: { VETO_TRUST_PROXY: '1' } });
try {
  const measuredOn = machine();
  const { supabaseKey: apikey } = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseKey: string };
  await publishAttacks(await attackTarget({ url: site.url, apikey }, Number(values.seconds), questions), measuredOn);
} finally {
  await site.stop();
}

async function publishAttacks(attacks: readonly Attack[], measuredOn: string): Promise<void> {
  const shares = (times: readonly number[]) => [0.5, 0.95, 0.99].map((share) => milliseconds(percentile(times, share)));
  const answers = ({ statuses }: AttackersResult) =>
    Object.entries(statuses).map(([status, times]) => `${status === '0' ? 'none' : status}: ${times}`);
  const ratio = ({ alone, visitor }: Attack) => percentile(visitor.searches, 0.95) / percentile(alone.searches, 0.95);
  for (const attack of attacks)
    if (ratio(attack) > CROWD_RATIO)
      console.error(
        `p95 of a search beside ${attack.what} ÷ alone: ${ratio(attack).toFixed(1)}, at most ${CROWD_RATIO}.`,
      );
  await publishSection({
    title: 'Dear questions beside an ordinary visitor',
    about: `The site as \`start\` serves it with its demo data. A visitor searches the directory twice a second and signs in every two
seconds, for ${values.seconds} s alone and as long beside each crowd: twenty networks ask for what is dearest of a kind, on two connections each,
without a pause. Their program has the lowest priority, since attackers of a real site have processors of their own.`,
    machine: measuredOn,
    body: [
      table(
        [
          ...[
            'asked beside',
            'a search alone p95',
            'beside p50',
            'p95',
            'p99',
            'p95 ÷ alone',
            'a sign-in p50',
            'p95',
            'p99',
          ],
          ...["the visitor's failed", "the attackers' answers", 'the longest wait', 'their share of one processor'],
        ],
        attacks.map((attack) => [
          attack.what,
          milliseconds(percentile(attack.alone.searches, 0.95)),
          ...shares(attack.visitor.searches),
          ratio(attack).toFixed(1),
          ...shares(attack.visitor.signIns),
          attack.visitor.failed,
          answers(attack.attackers).join(', ') || '–',
          milliseconds(attack.attackers.longestMs),
          `${Math.round(attack.attackers.processorMs / Number(values.seconds) / 10)} %`,
        ]),
      ),
    ],
  });
}
