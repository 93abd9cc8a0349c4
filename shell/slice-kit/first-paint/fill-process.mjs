// @ts-check
// JavaScript, as the room is: what takes TypeScript's types away would stay in the memory of each process, 12 MB.
import { registerHooks } from 'node:module';
import { garbageCollector } from './garbage-collector.mjs';
import { openRoom } from './program-room.mjs';

/**
 * @typedef {import('./fill-messages.ts').QuestionAnswer} QuestionAnswer
 * @typedef {import('./fill-messages.ts').ToProcess} ToProcess
 */

/** The process of one release's program. What that must not have goes before it is run. */
const self = process;
const collectGarbage = garbageCollector();
/** @type {import('./fill-messages.ts').RenderProgram | undefined} */
let program;
let asked = 0;
/** @type {Map<number, (answer: QuestionAnswer | null) => void>} */
const waiting = new Map();

/** @param {import('./fill-messages.ts').FromProcess} message */
function tell(message) {
  self.send?.(message);
}

/** @param {string} address @param {RequestInit} [init] @returns {Promise<Response>} */
function ask(address, init = {}) {
  const { pathname, search } = new URL(address);
  const { method = 'GET', headers, body } = init;
  const question = { method, path: pathname + search, headers: Object.fromEntries(new Headers(headers)) };
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

/** @param {ToProcess} message */
async function heard(message) {
  if (message.kind === 'answer') {
    waiting.get(message.id)?.(message.answer);
    return;
  }
  try {
    if (message.kind === 'rest') {
      collectGarbage();
    } else if (message.kind === 'start') {
      ({ program } = openRoom(message.code, ask));
      // The first page of a process takes ten times as long as any other.
      await program.renderPage(message.address);
      tell({ kind: 'ready' });
    } else if (program) {
      const { address, supabaseUrl, part } = message;
      tell({ kind: 'filled', page: await program.fillPage(address, supabaseUrl, part) });
    }
  } catch (error) {
    const { message: reason } = /** @type {{ message?: unknown }} */ (error ?? {});
    tell({ kind: 'failed', reason: String(reason ?? error).slice(0, 500) });
  }
}

function lock() {
  registerHooks({
    resolve() {
      throw new Error('nothing is loaded here');
    },
  });
  for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator', 'Worker'])
    Reflect.deleteProperty(globalThis, name);
}

self.on('message', (message) => void heard(/** @type {ToProcess} */ (message)));
// A question that fails beside another has nobody who waits for it.
self.on('unhandledRejection', () => {});
// Whoever started it is gone.
self.on('disconnect', () => self.exit());
lock();
