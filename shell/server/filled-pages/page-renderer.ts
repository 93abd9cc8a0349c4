import type { FilledMarkup } from '@veto/slice-kit/fill-messages';
import {
  LIMITS,
  PageProcess,
  type PageProgram,
  RenderFailure,
  type RenderLimits,
  type WantedPage,
} from './page-process.ts';

/** How many pages wait for a program at most; the documents of others go out without data at once. */
const QUEUE = 16;
/** After a failure of the process it is not started again for 5 s, then 10, then 20: a start costs as much as many documents. */
const REST_MS = 5_000;
const LONGEST_REST_MS = 300_000;
/** An idle program takes 40 MB. Starting it anew takes about as long as a document waits for its page, on a busy machine longer. */
const IDLE_MS = 60_000;
/** A release whose pages have no end, or end their process, takes a thirtieth of one core at most. */
const REST_BY_COST = 30;

/** Renders pages of one release, one after the other, in a process that starts with the first page and may end between two. */
export class PageRenderer {
  readonly #program: () => Promise<PageProgram>;
  readonly #limits: RenderLimits;
  #process: PageProcess | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #failures = 0;
  #usedAt = 0;
  #restsUntil = 0;
  #isStopped = false;

  constructor(program: () => Promise<PageProgram>, limits = LIMITS) {
    this.#program = program;
    this.#limits = limits;
  }

  /** Starts the program, so that the first page does not wait for that. Never rejects. */
  async start(): Promise<void> {
    await this.#inTurn(async () => {}).catch(() => {});
  }

  /** The page, or the part of one, with its data. Rejects with a RenderFailure. */
  fill(wanted: WantedPage): Promise<FilledMarkup> {
    return this.#inTurn((process) => process.fill(wanted));
  }

  #inTurn<Result>(run: (process: PageProcess) => Promise<Result>): Promise<Result> {
    if (this.#waiting >= QUEUE) return Promise.reject(new RenderFailure('busy', `${QUEUE} pages wait for it`));
    this.#waiting++;
    const result = this.#work.then(() => this.#run(run)).finally(() => this.#waiting--);
    this.#work = result.catch(() => {});
    return result;
  }

  /** Has its process give back what memory it can: all of it after a minute without a page, unless it `stays`. */
  rest(stays: boolean): void {
    if (stays || this.#waiting > 0 || Date.now() - this.#usedAt < IDLE_MS) this.#process?.rest();
    else this.#end();
  }

  stop(): void {
    this.#isStopped = true;
    this.#end();
  }

  async #run<Result>(run: (process: PageProcess) => Promise<Result>): Promise<Result> {
    if (this.#isStopped) throw new RenderFailure('busy', 'its release is live no more');
    if (this.#restsUntil > Date.now()) throw new RenderFailure('busy', 'it has just failed');
    try {
      if (!this.#process || this.#process.isOver)
        this.#process = await PageProcess.start(await this.#program(), this.#limits);
      const result = await run(this.#process);
      this.#failures = 0;
      return result;
    } catch (error) {
      const ofPage = error instanceof RenderFailure && ['threw', 'unanswered'].includes(error.outcome);
      if (!ofPage || !this.#process) this.#rest(error instanceof RenderFailure ? error.cost : 0);
      throw error;
    } finally {
      this.#usedAt = Date.now();
      if (this.#isStopped) this.#end();
    }
  }

  #rest(cost: number): void {
    this.#end();
    const rest = Math.max(REST_MS * 2 ** this.#failures++, REST_BY_COST * cost);
    this.#restsUntil = Date.now() + Math.min(LONGEST_REST_MS, rest);
  }

  #end(): void {
    this.#process?.end();
    this.#process = null;
  }
}
