import type { Attack } from '../load/attack.ts';
import { percentile } from './queries-results.ts';

export const ATTACK_HEADING = '# Dear questions beside an ordinary visitor';

/** The section of the results that says what one visitor's dear questions cost another one. */
export function writeAttacks(attacks: readonly Attack[], seconds: number, date: Date, machine: string): string {
  return `${ATTACK_HEADING}

The site as \`start\` serves it with its demo data. A visitor searches the directory twice a second and signs in every two
seconds, for ${seconds} s; meanwhile somebody else asks ten times a second for what is dearest of a kind. \`pnpm bench:load\` makes
this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

${attackTable(attacks)}
`;
}

/** A row for each attack. */
export function attackTable(attacks: readonly Attack[]): string {
  return `| asked beside | a search p50 | p95 | p99 | a sign-in p50 | p95 | p99 | the visitor's failed | the attacker's answers |
|---|---:|---:|---:|---:|---:|---:|---:|---|
${attacks.map(row).join('\n')}`;
}

function row({ what, visitor, statuses }: Attack): string {
  const shares = (times: readonly number[]) =>
    [0.5, 0.95, 0.99].map((share) => `${Math.round(percentile(times, share))} ms`);
  const counted = Object.entries(statuses).map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`);
  const cells = [what, ...shares(visitor.searches), ...shares(visitor.signIns)];
  return `| ${[...cells, visitor.failed, counted.join(', ') || '–'].join(' | ')} |`;
}
