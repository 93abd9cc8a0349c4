import type { Query, QueryKey, QueryObserverOptions, QueryOptions } from '@tanstack/react-query';
import { queryClient, type Session, sessionStore, startCore } from '@veto/shared-data/core';

/** An answer as a document carries it. */
export interface Answered {
  key: readonly unknown[];
  data: unknown;
  /** When it was given, in ms since 1970. */
  at: number;
  /** It changes sooner than documents do, as free times: the page asks again as soon as it is there. */
  again: boolean;
}

/** How long a document's own answers count as new, in milliseconds. */
const DOCUMENT_MS = 30_000;

/**
 * Begins as the page of somebody of whom nothing is known yet, or who is signed out: with no answers. For the program that
 * renders pages in Node, never for a browser. `isKnown`: the page shows who looks from the start, as it does to whoever the
 * browser remembers; else it shows what it does to everybody.
 */
export function beginVisit(state: Session['state'], supabaseUrl: string, { isKnown = false } = {}): void {
  startCore({ supabaseUrl, supabaseKey: 'the server has it' });
  sessionStore.setState({ state }, true);
  // In Node a store says for ever what it said first.
  const first: Session = { state: isKnown ? state : 'loading' };
  Object.assign(sessionStore, { getInitialState: () => first });
  queryClient.clear();
  ahead.clear();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
}

const optionsOf = (query: Query) => query.options as QueryObserverOptions;

/** The questions that the rendered page has and that nobody has asked yet: all but those that wait for something. */
function openQuestions(): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && optionsOf(query).enabled !== false);
}

/** Whether the page that was rendered last has questions. */
export function hasQuestions(): boolean {
  return openQuestions().length > 0;
}

/** Asks what the rendered page asks, by its own query functions. Rejects with the first failure. */
export async function askAll(): Promise<void> {
  await Promise.all(openQuestions().map((query) => query.fetch()));
}

/** What a page asks, as it can be asked without rendering the page first. */
export type Questions = readonly (QueryOptions & { queryKey: QueryKey })[];

/** Those that were asked before the page was rendered, with the options that they had then: rendering one gives it new ones. */
const ahead = new Map<Query, QueryOptions>();

/** Asks what a page asked when it was rendered earlier: most pages ask the same again. Rejects with the first failure. */
export async function askAhead(questions: Questions): Promise<void> {
  for (const options of questions) {
    const query = queryClient.getQueryCache().build(queryClient, options);
    ahead.set(query, query.options);
  }
  await askAll();
}

/** The questions whose answers the rendered page shows. Answers that were asked for ahead and that it does not show go. */
export function shownQuestions(): Questions {
  for (const [query, options] of ahead) if (query.options === options) queryClient.getQueryCache().remove(query);
  return answered().map(({ options, queryKey }) => ({ ...options, queryKey }));
}

function answered(): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
}

export function answers(): Answered[] {
  return answered().map((query) => ({
    key: query.queryKey,
    data: query.state.data,
    at: query.state.dataUpdatedAt,
    again: Number(optionsOf(query).staleTime ?? DOCUMENT_MS) < DOCUMENT_MS,
  }));
}
