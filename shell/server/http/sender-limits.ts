import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE_SECONDS = 60;

/** How much may be sent in a minute: by one sender, and by all of them, so that nobody fills the disk from outside. */
export class SenderLimits {
  readonly #ofSender: RateLimiterMemory;
  readonly #ofAll: RateLimiterMemory;

  constructor({ ofSender, ofAll }: { ofSender: number; ofAll: number }) {
    this.#ofSender = new RateLimiterMemory({ points: ofSender, duration: MINUTE_SECONDS });
    this.#ofAll = new RateLimiterMemory({ points: ofAll, duration: MINUTE_SECONDS });
  }

  /** null: it may be taken. Else the seconds until it may. What a sender has too much of counts for nobody else. */
  async take(sender: string): Promise<number | null> {
    try {
      await this.#ofSender.consume(sender);
      await this.#ofAll.consume('all');
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.ceil(refusal.msBeforeNext / 1000);
    }
  }
}
