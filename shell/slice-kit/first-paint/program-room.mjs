// @ts-check
import vm from 'node:vm';

/** All that a program finds besides the language itself: no `process`, no module loader, no timer that keeps Node awake. */
const GIVEN = {
  ...{ URL, URLSearchParams, Headers, Response, ReadableStream, TextEncoder, TextDecoder, MessageChannel },
  ...{ AbortController, AbortSignal, DOMException, Event, EventTarget, performance, structuredClone, atob, btoa },
  ...{ setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask },
};

const nothing = () => {};
const SILENT = { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing };

/** What a page's start asks of its window: an address without a link of a mail, and nobody who tells of anything. */
const WINDOW = { location: { hash: '', search: '', pathname: '/' }, addEventListener: nothing };

/**
 * Runs a program in a context of its own, in which no text becomes code. `ask` stands for its `fetch`. Throws what the
 * program throws while it starts.
 *
 * @param {string} code
 * @param {(address: string, init?: RequestInit) => Promise<Response>} ask
 * @returns {import('./fill-messages.ts').Room}
 */
export function openRoom(code, ask) {
  const context = vm.createContext(
    {
      ...{ ...GIVEN, ...WINDOW, console: SILENT },
      /** @param {unknown} input @param {RequestInit} [init] */
      fetch: (input, init) => ask(String(input), init),
    },
    { codeGeneration: { strings: false, wasm: false } },
  );
  /** @param {string} text */
  const run = (text) => new vm.Script(text, { filename: 'first-paint.js' }).runInContext(context);
  const program = run(`${code}\n;vetoPages`);
  const setDate = run(
    `(() => { const Real = Date; return (now) => { globalThis.Date = class extends Real {
       constructor(...parts) { parts.length === 0 ? super(now) : super(...parts); }
       static now() { return now; }
     }; }; })()`,
  );
  return { program, setClock: setDate };
}
