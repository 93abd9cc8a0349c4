import type { Rates } from '../src/contract/release-rates.ts';

export interface Agreement {
  /** How many times the stable release's rate the canary's must be to end it. */
  factor: number;
  /** How many loads of the canary it takes to say so. */
  loads: number;
}

export interface Verdict {
  worse: boolean;
  /** What was counted, in words: they become the reason in the audit. */
  sentence: string;
}

/** Whether a canary fails more often than the stable release beside it, by the agreed factor. */
export function canaryVerdict(
  { rates }: Rates,
  { slice, canary, stable }: { slice: string; canary: string; stable: string },
  { factor, loads }: Agreement,
): Verdict {
  const of = (version: string, side: 'stable' | 'canary') =>
    rates
      .filter((each) => each.slice === slice && each.version === version && each.side === side)
      .reduce((sum, each) => ({ loads: sum.loads + each.loads, failures: sum.failures + each.failures }), NONE);
  const [own, other] = [of(canary, 'canary'), of(stable, 'stable')];
  const sentence = `${counted(canary, own)}; ${counted(stable, other)}`;
  if (own.loads < loads) return { worse: false, sentence: `${sentence}: fewer than ${loads} loads say nothing` };
  if (other.loads === 0) return { worse: false, sentence: `${sentence}: there is nothing to compare with` };
  const worse = own.failures > 0 && own.failures / own.loads >= (factor * other.failures) / other.loads;
  return { worse, sentence: worse ? `${sentence}: ${factor} times as often, or more` : sentence };
}

const NONE = { loads: 0, failures: 0 };

function counted(version: string, { loads, failures }: typeof NONE): string {
  const percent = loads > 0 ? ` (${((100 * failures) / loads).toFixed(1)} %)` : '';
  return `${version} failed ${failures} of ${loads} times${percent}`;
}
