import { registerHooks } from 'node:module';
import type { SlotPlace } from './part-places.ts';
import { type FilledMarkup, openRoom, type RenderProgram } from './program-room.ts';

export type { FilledMarkup } from './program-room.ts';

/** What a page asks the database, as the server is to send it. */
export interface Question {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface QuestionAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** From the server: first 'start', with an address to practise on; then pages, one at a time, and what they ask. */
export type ToProcess =
  | { kind: 'start'; code: string; address: string }
  | { kind: 'fill'; address: string; supabaseUrl: string; part?: SlotPlace | undefined }
  | { kind: 'answer'; id: number; answer: QuestionAnswer | null };

export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'filled'; page: FilledMarkup }
  | { kind: 'failed'; reason: string };

/** The process of one release's program. What that must not have goes before it is run. */
const self = process;
let program: RenderProgram | undefined;
let asked = 0;
const waiting = new Map<number, (answer: QuestionAnswer | null) => void>();

function tell(message: FromProcess): void {
  self.send?.(message);
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(address);
  const { method = 'GET', headers, body } = init;
  const question: Question = { method, path: pathname + search, headers: Object.fromEntries(new Headers(headers)) };
  const id = asked++;
  return new Promise((resolve, reject) => {
    waiting.set(id, (answer) => {
      waiting.delete(id);
      if (answer) resolve(new Response(answer.body || null, answer));
      else reject(new Error('nobody answers this'));
    });
    tell({ kind: 'ask', id, question: typeof body === 'string' ? { ...question, body } : question });
  });
}

async function heard(message: ToProcess): Promise<void> {
  if (message.kind === 'answer') {
    waiting.get(message.id)?.(message.answer);
    return;
  }
  try {
    if (message.kind === 'start') {
      ({ program } = openRoom(message.code, ask));
      // The first page of a process takes ten times as long as any other.
      await program.renderPage(message.address);
      tell({ kind: 'ready' });
    } else if (program) {
      const { address, supabaseUrl, part } = message;
      tell({ kind: 'filled', page: await program.fillPage(address, supabaseUrl, part) });
    }
  } catch (error) {
    const { message: reason } = (error ?? {}) as { message?: unknown };
    tell({ kind: 'failed', reason: String(reason ?? error).slice(0, 500) });
  }
}

function lock(): void {
  registerHooks({
    resolve() {
      throw new Error('nothing is loaded here');
    },
  });
  for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator', 'Worker'])
    Reflect.deleteProperty(globalThis, name);
}

self.on('message', (message: ToProcess) => void heard(message));
// A question that fails beside another has nobody who waits for it.
self.on('unhandledRejection', () => {});
// Whoever started it is gone.
self.on('disconnect', () => self.exit());
lock();
