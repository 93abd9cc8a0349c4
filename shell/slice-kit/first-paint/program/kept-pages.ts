import type { Answered, Questions } from '@veto/shared-data/public-questions';
import type { PageHead } from '@veto/slice-kit/contract';
import { LRUCache } from 'lru-cache';

/** A page without its answers. */
export interface PageText {
  html: string;
  /** The rules of its classes by name. */
  rules: Record<string, string>;
  /** What the page says of itself last. */
  head: PageHead | undefined;
}

/** What pages say of the hour, as 'Open now', changes on minutes that five divides. */
const PART_MS = 5 * 60_000;
const partOfDay = () => Math.floor(Date.now() / PART_MS);

/** A page as it was rendered once, with what it asked: to render a page only to learn that costs as much as the page. */
export class RenderedPage {
  readonly page: PageText;
  readonly questions: Questions;
  readonly #said: string;
  readonly #part = partOfDay();

  constructor(page: PageText, questions: Questions, answers: readonly Answered[]) {
    this.page = page;
    this.questions = questions;
    this.#said = sayingOf(answers);
  }

  /** Whether a render with these answers would be the same: the clock, too, says nothing new. */
  isTrueOf(answers: readonly Answered[]): boolean {
    return this.#part === partOfDay() && this.#said === sayingOf(answers);
  }

  get bytes(): number {
    return 2 * (this.page.html.length + this.#said.length) + 10_000;
  }
}

function sayingOf(answers: readonly Answered[]): string {
  return JSON.stringify(answers.map(({ key, data }) => [key, data]));
}

const MAX_BYTES = 64 * 2 ** 20;

/** Rendered pages by address; those that were least used go. */
export class KeptPages {
  readonly #pages = new LRUCache<string, RenderedPage>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });

  keep(address: string, page: RenderedPage): void {
    this.#pages.set(address, page);
  }

  /** Without keeping it any longer. */
  take(address: string): RenderedPage | undefined {
    const page = this.#pages.get(address);
    this.#pages.delete(address);
    return page;
  }
}
