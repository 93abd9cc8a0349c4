import type { Channel } from '../src/contract/channel.ts';
import { pointerOf } from './pointer.ts';
import { type CountedRelease, canaryKey } from './release-counts.ts';
import { evidence } from './sequential-test.ts';

/** Of so many canaries that are as good as the stable release, one is ended at most. */
const GOOD_PER_ENDED = 100;
/** Failures and slow loads are two chances to be wrong. */
export const ENOUGH = Math.log(2 * GOOD_PER_ENDED);
/** The share of the networks on either side that may say what they like. */
export const FORGED = 0.05;

export interface Verdict {
  canary: string;
  /** Whether it does worse than the stable release, beyond what chance and forgers do. */
  worse: boolean;
  /** How many networks sent counts of the canary. */
  networks: number;
  /** What was counted, in words: they become the reason in the audit. */
  sentence: string;
}

/**
 * Whether a slice's canary fails for more networks than the stable release beside it, or is slow for more; null while there is
 * no canary. At most 1 of 100 canaries that do neither is found worse, however often it is asked, also where 1 network of 20
 * makes up what it sends (`evidence`). With 5 % of the visitors, beside a stable release that fails on 1 load of 100, one that
 * fails on half of its loads is found within 60 loads in 98 of 100 cases, also beside such networks. A smaller difference takes
 * longer, and one below 5 in 100 is never found.
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
  const networks = own?.networks ?? 0;
  if (!own || !other) return { canary, worse: false, networks, sentence };
  const isMore = (what: 'failedNetworks' | 'slowNetworks') =>
    evidence(trials(own, what), trials(other, what), FORGED) >= ENOUGH;
  const finding = isMore('failedNetworks')
    ? 'the canary fails more often'
    : isMore('slowNetworks')
      ? 'the canary is slow more often'
      : null;
  return { canary, worse: finding !== null, networks, sentence: finding ? `${sentence}: ${finding}` : sentence };
}

function trials({ networks, ...counts }: CountedRelease, what: 'failedNetworks' | 'slowNetworks') {
  return { networks, hits: Math.min(counts[what], networks) };
}

function described(version: string, counts: CountedRelease | undefined): string {
  const nothing = { loads: 0, networks: 0, failedNetworks: 0, slowNetworks: 0 };
  const { loads, networks, failedNetworks, slowNetworks } = counts ?? nothing;
  const percent = (hits: number) => (networks > 0 ? ` (${((100 * hits) / networks).toFixed(1)} %)` : '');
  const hit = `${failedNetworks} failed${percent(failedNetworks)}, ${slowNetworks} slow${percent(slowNetworks)}`;
  return `${version}: ${loads} loads, of ${networks} networks ${hit}`;
}
