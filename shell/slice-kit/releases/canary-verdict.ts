import type { Channel } from '../src/contract/channel.ts';
import { pointerOf } from './pointer.ts';
import { type CountedRelease, canaryKey } from './release-counts.ts';
import { evidence } from './sequential-test.ts';

/** Of so many canaries that are as good as the stable release, one is ended at most. */
const GOOD_PER_ENDED = 1000;
/** Failures and slow loads are two chances to be wrong. */
const ENOUGH = Math.log(2 * GOOD_PER_ENDED);
/** One visitor with a broken browser, or one who makes failures up, ends no canary. */
const SENDERS = 3;

export interface Verdict {
  canary: string;
  /** Whether it does worse than the stable release, beyond what chance does. */
  worse: boolean;
  /** What was counted, in words: they become the reason in the audit. */
  sentence: string;
}

/**
 * Whether a slice's canary fails more often than the stable release beside it, or is slow more often; null while there is no
 * canary. At most 1 of 1,000 canaries that do neither is found worse, however often it is asked (`evidence`). With 5 % of the
 * visitors, beside a stable release that fails on 1 load of 100, one that fails on half of its loads is found within 30 loads
 * in 998 of 1,000 cases, and one that fails on 3 of 5 in all of them. A smaller difference takes longer.
 */
export function canaryVerdict(counted: readonly CountedRelease[], channel: Channel, slice: string): Verdict | null {
  const pointer = pointerOf(channel, slice);
  const during = canaryKey(pointer);
  if (!pointer?.canary || during === undefined) return null;
  const of = (version: string, side: CountedRelease['side']) =>
    counted.find(
      (each) => each.slice === slice && each.version === version && each.side === side && each.during === during,
    );
  const canary = pointer.canary.release.version;
  const [own, other] = [of(canary, 'canary'), of(pointer.stable.version, 'stable')];
  const sentence = `${described(canary, own)}; ${described(pointer.stable.version, other)}`;
  if (!own || !other || own.senders < SENDERS) return { canary, worse: false, sentence };
  const isMore = (what: 'failures' | 'slow') => evidence(trials(own, what), trials(other, what)) >= ENOUGH;
  const finding = isMore('failures')
    ? 'the canary fails more often'
    : isMore('slow')
      ? 'the canary is slow more often'
      : null;
  return { canary, worse: finding !== null, sentence: finding ? `${sentence}: ${finding}` : sentence };
}

/** Each load fails or is slow once; what is made up may say otherwise. */
function trials({ loads, ...counts }: CountedRelease, what: 'failures' | 'slow') {
  return { loads, hits: Math.min(counts[what], loads) };
}

function described(version: string, counts: CountedRelease | undefined): string {
  const { loads, failures, slow } = counts ?? { loads: 0, failures: 0, slow: 0 };
  const percent = (hits: number) => (loads > 0 ? ` (${((100 * hits) / loads).toFixed(1)} %)` : '');
  return `${version}: ${loads} loads, ${failures} failed${percent(failures)}, ${slow} slow${percent(slow)}`;
}
