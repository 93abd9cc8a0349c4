import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilledMarkup, FromProcess, Question, QuestionAnswer, ToProcess } from '@veto/slice-kit/fill-messages';
import type { SlotPlace } from '@veto/slice-kit/part-places';

/** Why a page was not rendered, as `/metrics` counts it. */
export type RenderOutcome = 'threw' | 'timed-out' | 'died' | 'unanswered' | 'busy' | 'unreadable';

export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly outcome: RenderOutcome;
  /** What it has cost, in ms: of processor time where it had no end, by the clock where the process died. */
  readonly cost: number;

  constructor(outcome: RenderOutcome, message: string, cost = 0) {
    super(message);
    this.outcome = outcome;
    this.cost = cost;
  }
}

/** In milliseconds. */
export interface RenderLimits {
  /** Of processor time, for starting the process and its program. */
  start: number;
  /** Of processor time, for one page; the first one of a route has as long as the start. */
  render: number;
  /** For one order by the clock on the wall, with its answers and however busy the machine is. */
  patience: number;
}

/**
 * A start takes 370 to 430 ms of processor time, the first list of twenty vets 410, later ones 100 to 540 on a busy machine
 * (measured 2026-11-25): what needs several times as long renders for ever.
 */
export const LIMITS: RenderLimits = { start: 3_000, render: 1_000, patience: 30_000 };

/** Of one page, answered or not: each costs the server's own process, which is one for everybody. The busiest page asks ten. */
const MOST_QUESTIONS = 100;

/** Half the share of a process of normal priority (sched(7)). With a tenth, a machine of load 16 rendered nothing in 30 s. */
const NICE = 3;

const PROGRAM = fileURLToPath(import.meta.resolve('@veto/slice-kit/fill-process'));

/**
 * Reads nothing but its own files, makes no process, thread or code out of text, finds no environment and has 256 MB. Node 24
 * cannot forbid the network: the program finds nothing to reach it with (`program-room.mjs`).
 */
const ARGUMENTS = [
  '--permission',
  `--allow-fs-read=${dirname(PROGRAM)}/*`,
  '--max-old-space-size=256',
  // A tenth slower, and half the memory (measured 2026-11-24).
  '--max-semi-space-size=2',
  '--disallow-code-generation-from-strings',
  '--disable-warning=ExperimentalWarning',
];

/** How this process gives memory back (mallopt(3)), which is all that the other one needs to know of its environment. */
const ALLOCATION = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')));

/** Time that runs only while nothing is asked. On a busy machine it goes on for as long as the process has not had it. */
class RenderClock {
  readonly #onEnd: () => void;
  readonly #pid: number | undefined;
  readonly #usedBefore: number | null;
  readonly #limit: number;
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limit: number, pid: number | undefined, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#pid = pid;
    this.#usedBefore = processorMs(pid);
    this.#limit = limit;
    this.#left = limit;
    this.run();
  }

  run(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#ended(), Math.max(1, this.#left));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }

  #ended(): void {
    const used = processorMs(this.#pid);
    const left = used === null || this.#usedBefore === null ? 0 : this.#limit - (used - this.#usedBefore);
    if (left <= 0) this.#onEnd();
    else {
      this.#left = Math.max(TICK_MS, left);
      this.run();
    }
  }
}

/** Linux counts a process's time in hundredths of a second (proc(5)). */
const TICK_MS = 10;

/** The processor time that a process's own thread has had, without compiling and clearing beside it; null where nobody says. */
function processorMs(pid: number | undefined): number | null {
  try {
    const [user, system] =
      readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return null;
  }
}

export interface PageProgram {
  code: string;
  address: string;
  /** Of the project that pages ask, as they know it. */
  supabaseUrl: string;
  ask(question: Question): Promise<QuestionAnswer | null>;
}

/** A page, or a part of one, that a program is to render. */
export interface WantedPage {
  /** What the page reads of its address. */
  address: string;
  /** The path of its route; of a part, the name of its slot. */
  route: string;
  /** The slot of the page that is filled, where it is not the page. */
  part?: SlotPlace;
}

/** One run of a program in a process of its own, which renders one page at a time. A failure but a page's own ends it. */
export class PageProcess {
  /** Without its script, which only the process has to keep. */
  readonly #program: Omit<PageProgram, 'code' | 'address'>;
  readonly #limits: RenderLimits;
  readonly #child: ChildProcess;
  readonly #rendered = new Set<string>();
  #hear: (message: FromProcess | null) => void = () => {};

  private constructor({ supabaseUrl, ask }: PageProgram, limits: RenderLimits) {
    this.#program = { supabaseUrl, ask };
    this.#limits = limits;
    this.#child = fork(PROGRAM, {
      execArgv: ARGUMENTS,
      env: { TZ: 'Europe/Warsaw', ...ALLOCATION },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Documents of others come first.
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, NICE);
    this.#child.on('message', (message) => this.#hear(message as FromProcess));
    for (const event of ['exit', 'error']) this.#child.on(event, () => this.#hear(null));
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** Rejects with a RenderFailure when the program does not run. */
  static async start(program: PageProgram, limits = LIMITS): Promise<PageProcess> {
    const process = new PageProcess(program, limits);
    const { code, address } = program;
    await process.#order({ kind: 'start', code, address }, limits.start);
    return process;
  }

  /** Rejects with a RenderFailure. */
  async fill({ address, route, part }: WantedPage): Promise<FilledMarkup> {
    const { supabaseUrl } = this.#program;
    // Ten times slower than any other, as nothing is compiled yet.
    const limit = this.#rendered.has(route) ? this.#limits.render : this.#limits.start;
    const last = await this.#order({ kind: 'fill', address, supabaseUrl, part }, limit);
    this.#rendered.add(route);
    if (last.kind !== 'filled') throw new RenderFailure('threw', `it answered with '${last.kind}'`);
    return last.page;
  }

  /** Whether it can render no more. */
  get isOver(): boolean {
    return this.#child.killed || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Has it collect its garbage. */
  rest(): void {
    if (!this.isOver) this.#child.send({ kind: 'rest' } satisfies ToProcess);
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  /** Sends an order and resolves with the message that ends it; answers what is asked meanwhile. */
  #order(order: ToProcess, limit: number): Promise<FromProcess> {
    const { promise, resolve, reject } = Promise.withResolvers<FromProcess>();
    const fail = (outcome: RenderOutcome, reason: string, cost?: number) =>
      reject(new RenderFailure(outcome, reason, cost));
    const kill = (reason: string, cost?: number) => {
      this.end();
      fail('timed-out', reason, cost);
    };
    const clock = new RenderClock(limit, this.#child.pid, () => kill(`it took longer than ${limit} ms`, limit));
    const { patience } = this.#limits;
    const wall = setTimeout(() => kill(`it had no end after ${patience} ms`), patience);
    let open = 0;
    let asked = 0;
    let unanswered = '';
    const answer = async (id: number, question: Question) => {
      if (open++ === 0) clock.stop();
      const found = await this.#program.ask(question).catch(() => null);
      if (!found || found.status >= 400) unanswered ||= `${question.method} ${question.path.split('?')[0]}`;
      if (this.isOver) return;
      this.#child.send({ kind: 'answer', id, answer: found } satisfies ToProcess);
      if (--open === 0) clock.run();
    };
    const startedAt = performance.now();
    this.#hear = (message) => {
      if (!message) fail('died', 'its process ended', performance.now() - startedAt);
      else if (message.kind === 'ask' && ++asked > MOST_QUESTIONS) kill(`it asked ${asked} questions`);
      else if (message.kind === 'ask') void answer(message.id, message.question);
      else if (message.kind !== 'failed') resolve(message);
      else if (unanswered) fail('unanswered', `${unanswered} has no answer`);
      else fail('threw', message.reason);
    };
    if (this.isOver) fail('died', 'its process ended');
    else this.#child.send(order);
    return promise.finally(() => {
      clock.stop();
      clearTimeout(wall);
      this.#hear = () => {};
    });
  }
}
