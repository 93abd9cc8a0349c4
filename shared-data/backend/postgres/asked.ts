import { AsyncLocalStorage } from 'node:async_hooks';

/** A visitor's request, as far as the database is concerned. */
export interface Asked {
  /** Aborted when the request has had its time or, where that leaves nothing half done, when the visitor has left. */
  signal: AbortSignal;
  /** The visitor's network: what has one share of the database. */
  sender: string;
  /** Sessions that it has right now. */
  sessions: number;
  /** The last error that the database, or the way there, answered with. */
  failure?: unknown;
}

const current = new AsyncLocalStorage<Asked>();

/** Runs `work` for a request: what it asks the database ends with the signal. */
export function whileAsked<Result>(asked: Asked, work: () => Promise<Result>): Promise<Result> {
  return current.run(asked, work);
}

/** The request that is being answered; undefined where the site itself asks. */
export const asked = (): Asked | undefined => current.getStore();
