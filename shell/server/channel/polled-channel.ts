import type { ChannelReading, LastGoodChannel } from './last-good-channel.ts';

/** So long a reading is good for, in milliseconds. */
const GOOD_FOR_MS = 1000;

/**
 * The channel of a store that is asked over a network: every document needs it, and none waits for the store. Whoever asks
 * gets the last reading; one that is older than a second begins the next. The first reading is waited for.
 */
export class PolledChannel implements Pick<LastGoodChannel, 'read'> {
  readonly #channel: Pick<LastGoodChannel, 'read'>;
  #known: ChannelReading | null = null;
  #reading: Promise<ChannelReading> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(channel: Pick<LastGoodChannel, 'read'>) {
    this.#channel = channel;
  }

  /** Never rejects, as the channel that it asks. */
  async read(): Promise<ChannelReading> {
    if (performance.now() - this.#readAt > GOOD_FOR_MS) this.#reading ??= this.#read();
    return this.#known?.shown ? this.#known : (this.#reading ?? this.#known ?? this.#read());
  }

  async #read(): Promise<ChannelReading> {
    this.#known = await this.#channel.read();
    this.#readAt = performance.now();
    this.#reading = null;
    return this.#known;
  }
}
