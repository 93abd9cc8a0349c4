import { integrityOf } from '@veto/slice-kit/releases';

/** Visitors of several servers of one site, who load pages with all that these name, one after the other without a pause. */
export class LoadOfVisitors {
  answers = 0;
  /** The files that documents named. */
  readonly files = new Set<string>();
  readonly #failures: string[] = [];
  readonly #visitors: Promise<void>[];
  #ends = false;

  /** Each slice's page is asked of each server in turn. */
  constructor(urls: readonly string[], slices: readonly string[]) {
    this.#visitors = urls.flatMap((url) => slices.map((slice) => this.#visit(url, slice)));
  }

  /** What failed: an answer other than 200, none at all, or a file that differs from its hash. */
  async end(): Promise<string[]> {
    this.#ends = true;
    await Promise.all(this.#visitors);
    return this.#failures;
  }

  async #visit(url: string, slice: string): Promise<void> {
    while (!this.#ends) {
      const page = await this.#get(`${url}/${slice}`);
      // As the document says: a preload, a style sheet or a script, with its hash.
      for (const [tag] of page.matchAll(/<(?:link|script)[^>]*\/releases\/[^>]*>/g)) {
        const [, path] = /(?:href|src)="([^"]+)"/.exec(tag) ?? [];
        const [, integrity] = /integrity="([^"]+)"/.exec(tag) ?? [];
        if (path) this.files.add(path);
        const file = await this.#get(url + path);
        if (integrity && integrityOf(Buffer.from(file)) !== integrity) this.#failures.push(`${path} differs`);
      }
    }
  }

  async #get(address: string): Promise<string> {
    this.answers += 1;
    try {
      const answer = await fetch(address);
      if (answer.status !== 200) this.#failures.push(`${address}: ${answer.status}`);
      return await answer.text();
    } catch (error) {
      this.#failures.push(`${address}: ${error}`);
      return '';
    }
  }
}
