import { hearCalls } from '../failures/hear-calls.ts';
import { type Addition, type Left, MOST_KEPT, type Verdict } from './addition.ts';

interface Listening extends Addition {
  type: string;
  listener: EventListenerOrEventListenerObject;
  capture: boolean;
  signal: AbortSignal | undefined;
}

function isListener(value: unknown): value is EventListenerOrEventListenerObject {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function readOptions(options: unknown): AddEventListenerOptions {
  return typeof options === 'object' && options !== null ? options : { capture: options === true };
}

/** Listeners of the window or the document. One that ends by itself, after one event, is nobody's concern. */
export class AddedListeners {
  readonly #target: EventTarget;
  readonly #name: string;
  #added: Listening[] = [];

  constructor(target: EventTarget, name: string) {
    this.#target = target;
    this.#name = name;
    hearCalls(target, 'addEventListener', (here, type, listener, options) => {
      const { once, capture = false, signal } = readOptions(options);
      if (once || typeof type !== 'string' || !isListener(listener)) return;
      if (this.#added.some((each) => each.type === type && each.listener === listener && each.capture === capture))
        return;
      this.#added.push({ type, listener, capture, signal, here, at: performance.now() });
      if (this.#added.length > MOST_KEPT) this.#added = this.#added.slice(-MOST_KEPT);
    });
    hearCalls(target, 'removeEventListener', (_here, type, listener, options) => {
      const { capture = false } = readOptions(options);
      this.#added = this.#added.filter(
        (each) => each.type !== type || each.listener !== listener || each.capture !== capture,
      );
    });
  }

  /** Ends those that were left. */
  takeLeft(judge: (addition: Addition) => Verdict): Left[] {
    const left: Left[] = [];
    const kept: Listening[] = [];
    const ended: Listening[] = [];
    for (const each of this.#added) {
      const verdict = each.signal?.aborted ? undefined : judge(each);
      if (verdict === 'kept') kept.push(each);
      else if (verdict) {
        ended.push(each);
        left.push({ owner: verdict, what: `a listener of the ${this.#name} (${each.type})` });
      }
    }
    this.#added = kept;
    for (const { type, listener, capture } of ended) this.#target.removeEventListener(type, listener, capture);
    return left;
  }
}
