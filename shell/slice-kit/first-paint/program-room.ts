import vm from 'node:vm';
import type { SlotPlace } from './part-places.ts';

/** What a page with its data came to. */
export interface FilledMarkup {
  html: string;
  /** The rules of its classes by name. */
  rules: Record<string, string>;
  /** The answers that it shows, as they go into the document. */
  answers: unknown[];
  /** What the page says of itself for the head, if it does. */
  head?: unknown;
}

/** The program that renders pages: what `rendered-pages.tsx` of the shell exports. */
export interface RenderProgram {
  renderPage(name: string): Promise<string>;
  stylesOf(pages: readonly string[]): string;
  asksAt(address: string): Promise<boolean>;
  /** The page, or what fills a slot of it. */
  fillPage(address: string, supabaseUrl: string, part?: SlotPlace): Promise<FilledMarkup>;
}

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

export interface Room {
  program: RenderProgram;
  /** Has the program read another clock than this machine's, in ms since 1970. */
  setClock(moment: number): void;
}

/**
 * Runs a program in a context of its own, in which no text becomes code. `ask` stands for its `fetch`. Throws what the
 * program throws while it starts.
 */
export function openRoom(code: string, ask: (address: string, init?: RequestInit) => Promise<Response>): Room {
  const context = vm.createContext(
    { ...GIVEN, ...WINDOW, console: SILENT, fetch: (input: unknown, init?: RequestInit) => ask(String(input), init) },
    { codeGeneration: { strings: false, wasm: false } },
  );
  const run = (text: string): unknown => new vm.Script(text, { filename: 'first-paint.js' }).runInContext(context);
  const program = run(`${code}\n;vetoPages`) as RenderProgram;
  const setDate = run(
    `(() => { const Real = Date; return (now) => { globalThis.Date = class extends Real {
       constructor(...parts) { parts.length === 0 ? super(now) : super(...parts); }
       static now() { return now; }
     }; }; })()`,
  ) as (moment: number) => void;
  return { program, setClock: setDate };
}
