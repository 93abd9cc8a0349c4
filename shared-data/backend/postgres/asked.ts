import { AsyncLocalStorage } from 'node:async_hooks';
import type { Turn } from './turns.ts';
import type { WrittenJson } from './written-json.ts';

/** A visitor's request, as far as the database is concerned. */
export interface Asked {
  /** Aborted when the request has had its time or, where that leaves nothing half done, when the visitor has left. */
  signal: AbortSignal;
  /** The visitor's network: what has one share of the database. */
  sender: string;
  /** Taken with the first question to the database, and given back once the request is answered. */
  turn?: Promise<Turn> | undefined;
  /** Ends what is asked, to be asked anew when a turn of the crowd is free; none where that could do something twice. */
  makeWay?(): void;
  /** It has made way before. */
  isDear?: true;
  /** Keeps the JSON of its answer; none: the service reads all it asks for. */
  json?: WrittenJson;
  /** Milliseconds that the request has cost so far. */
  usedMs: number;
  /** The last error that the database, or the way there, answered with. */
  failure?: unknown;
}

const current = new AsyncLocalStorage<Asked>();

/** Runs `work` for a request: what it asks the database ends with the signal. */
export async function whileAsked<Result>(asked: Asked, work: () => Promise<Result>): Promise<Result> {
  try {
    return await current.run(asked, work);
  } finally {
    await giveTurnBack(asked);
  }
}

/** Ends the turn of a request, which takes another one with its next question to the database. */
export async function giveTurnBack(asked: Asked): Promise<void> {
  const turn = await asked.turn?.catch(() => undefined);
  asked.turn = undefined;
  turn?.end(asked.usedMs);
  asked.usedMs = 0;
}

/** The request that is being answered; undefined where the site itself asks. */
export const asked = (): Asked | undefined => current.getStore();
