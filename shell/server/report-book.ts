import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const KEPT = 500;

/** Reports that browsers send, the latest in memory and all of them as lines of a file. */
export class ReportBook {
  readonly #file: string;
  readonly #latest: unknown[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  /** Never throws: a report that cannot be kept must not fail the page that sent it. */
  async add(report: unknown): Promise<void> {
    const line = { at: new Date().toISOString(), report };
    this.#latest.push(line);
    if (this.#latest.length > KEPT) this.#latest.shift();
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      await appendFile(this.#file, `${JSON.stringify(line)}\n`);
    } catch (error) {
      console.error(`A report could not be kept in ${this.#file}:`, error);
    }
  }

  /** Oldest first. */
  list(): readonly unknown[] {
    return this.#latest;
  }
}
