import type { Channel } from '@veto/slice-kit/contract';
import {
  type CountedRelease,
  canaryKey,
  canaryVerdict,
  moveChannel,
  moves,
  type ObjectStore,
  type Verdict,
} from '@veto/slice-kit/releases';
import type { Logger } from 'pino';

/** Who the audit names. */
const SITE = 'site';
/** So long a canary that could not be ended is left alone. */
const AGAIN_MS = 1000;

export interface EndCanariesOptions {
  store: ObjectStore;
  channelName: string;
  /** What all servers have counted. */
  counted(): CountedRelease[];
  log: Logger;
  /** false: the log says it, and the canary goes on. */
  ends: boolean;
}

/**
 * Ends canaries that do worse than the stable release, as soon as the counts of all servers say so: it moves the channel as
 * `slice` does, so two servers that find it at once move it once. Where the store cannot be written, the log says so.
 */
export class CanaryEnder {
  readonly #options: EndCanariesOptions;
  /** What has been said of each canary. */
  readonly #told = new Map<string, string>();
  /** Canaries that are being ended, or could not be a moment ago. */
  readonly #busy = new Set<string>();

  constructor(options: EndCanariesOptions) {
    this.#options = options;
  }

  /** Looks at the canaries of these slices. Never rejects. */
  async look(channel: Channel, slices: Iterable<string>): Promise<void> {
    const counted = this.#options.counted();
    for (const slice of new Set(slices)) {
      const verdict = canaryVerdict(counted, channel, slice);
      if (verdict?.worse) await this.#end(channel, slice, verdict);
    }
  }

  async #end(channel: Channel, slice: string, verdict: Verdict): Promise<void> {
    const { canary: version, networks, sentence: reason } = verdict;
    const { store, channelName, log, ends } = this.#options;
    const canary = canaryKey(moves.pointerOf(channel, slice));
    const key = `${slice} ${canary}`;
    if (this.#busy.has(key)) return;
    this.#busy.add(key);
    try {
      if (!ends)
        return this.#tellOnce(key, 'off', () => log.warn({ slice, version, networks, reason }, 'a canary does worse'));
      let ended = false;
      const abort = (now: Channel) => {
        const isSame = canaryKey(moves.pointerOf(now, slice)) === canary;
        const change = isSame ? moves.abortCanary(now, slice, version, reason) : null;
        ended = change !== null;
        return change;
      };
      await moveChannel(store, channelName, SITE, abort, { alone: slice });
      if (ended) log.warn({ slice, version, networks, reason }, 'the site has ended a canary');
    } catch (error) {
      const told = { err: error, slice, version, networks, reason };
      this.#tellOnce(key, String(error), () => log.error(told, 'a canary does worse, and the site cannot end it'));
    } finally {
      setTimeout(() => this.#busy.delete(key), AGAIN_MS).unref();
    }
  }

  #tellOnce(canary: string, what: string, tell: () => void): void {
    if (this.#told.get(canary) !== what) tell();
    this.#told.set(canary, what);
  }
}
