import { createHmac, timingSafeEqual } from 'node:crypto';

/** A cookie that no script reads, sent back to where releases are counted and nowhere else. */
const NAME = 'veto_counts';
const DAY_MINUTES = 24 * 60;
const TICKET = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,3})\\.(\\d{1,15})\\.(\\d{1,10})\\.([\\w-]{43})(?:;|$)`);

/** What a document was made with. */
export interface CountTicket {
  /** The visitor's number as the document's request had it. */
  bucket: number;
  /** Of the channel. */
  revision: number;
}

export interface CountTicketsOptions {
  /** The key that all servers of the site share. */
  key: Promise<string>;
  /** The address that takes counts. */
  path: string;
  /** The present moment in milliseconds. */
  now?: () => number;
}

/**
 * Every document carries a ticket, and counts are taken with one only: number, revision and minute, signed by this site. It is
 * the same for all visitors of that number in that minute, so it tells nobody apart, and lasts a day.
 */
export class CountTickets {
  readonly #key: Promise<string>;
  readonly #path: string;
  readonly #now: () => number;

  constructor({ key, path, now = Date.now }: CountTicketsOptions) {
    this.#key = key;
    this.#path = path;
    this.#now = now;
  }

  /** The Set-Cookie header of a document. */
  async cookieFor({ bucket, revision }: CountTicket): Promise<string> {
    const said = `${bucket}.${revision}.${this.#minute()}`;
    const attributes = `Path=${this.#path}; Max-Age=${DAY_MINUTES * 60}; HttpOnly; SameSite=Strict`;
    return `${NAME}=${said}.${await this.#signed(said)}; ${attributes}`;
  }

  /** The ticket of a Cookie header; null where there is none that this site made in the last day. */
  async read(cookies: string | undefined): Promise<CountTicket | null> {
    const [, bucket, revision, minute, signature = ''] = TICKET.exec(cookies ?? '') ?? [];
    const signed = await this.#signed(`${bucket}.${revision}.${minute}`);
    if (signature.length !== signed.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(signed)))
      return null;
    const age = this.#minute() - Number(minute);
    // Servers' clocks differ by a little.
    return age >= -1 && age <= DAY_MINUTES ? { bucket: Number(bucket), revision: Number(revision) } : null;
  }

  async #signed(text: string): Promise<string> {
    return createHmac('sha256', await this.#key)
      .update(text)
      .digest('base64url');
  }

  #minute(): number {
    return Math.floor(this.#now() / 60_000);
  }
}
