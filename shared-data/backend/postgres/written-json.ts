import { randomUUID } from 'node:crypto';

/** `json` and `jsonb`, by their numbers in PostgreSQL's catalog `pg_type`. */
const TYPES = new Set([114, 3802]);

/**
 * The JSON of an answer, as the database wrote it: on its way a mark, which nobody can guess, stands for each text. To read the texts
 * and write them again would keep busy this process, which is one for all visitors.
 */
export class WrittenJson {
  readonly #mark = randomUUID();
  readonly #texts: string[] = [];

  /** Whether a type, by its number, is JSON. */
  static holds(type: number): boolean {
    return TYPES.has(type);
  }

  /** Returns the text's mark. */
  keep = (text: string): string => `${this.#mark}:${this.#texts.push(text) - 1}`;

  /** Puts the texts in the place of their marks. */
  into(answer: ArrayBuffer): Uint8Array<ArrayBuffer> {
    if (this.#texts.length === 0) return new Uint8Array(answer);
    const marks = new RegExp(`"${this.#mark}:(\\d+)"`, 'g');
    const whole = Buffer.from(answer)
      .toString()
      .replaceAll(marks, (_, place) => this.#texts[place] ?? 'null');
    return Buffer.from(whole);
  }
}
