import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { RequestError } from '@veto/shared-data/core';
import { keepAnswer, recallAnswer } from './kept-answers.ts';

/**
 * The `persister` of a query whose answer can be read without a network, by the person who asked (null: whoever they
 * are). The server is always asked first; what was kept is shown only where no answer comes and nothing is on the screen
 * yet, with the time at which it was read, so that it is read again as soon as there is a connection. The page hears of
 * both as `veto:recalled`: true for what was kept, false for what the server said.
 */
export function keptForOffline(person: string | null) {
  return async <Data, Key extends QueryKey>(
    read: QueryFunction<Data, Key, never>,
    context: QueryFunctionContext<Key>,
    query: Query,
  ): Promise<Data> => {
    try {
      const data = await read(context);
      keepAnswer(person, query.queryHash, data);
      announce(false);
      return data;
    } catch (error) {
      const isAnswer = error instanceof RequestError && error.status !== 0;
      if (isAnswer || context.signal.aborted || query.state.data !== undefined) throw error;
      const kept = recallAnswer(person, query.queryHash);
      if (!kept) throw error;
      // After react-query has noted it as an answer of now.
      setTimeout(() => query.setState({ dataUpdatedAt: kept.at }));
      announce(true);
      // This build wrote it under this key.
      return kept.data as Data;
    }
  };
}

function announce(recalled: boolean): void {
  if ('dispatchEvent' in globalThis) dispatchEvent(new CustomEvent('veto:recalled', { detail: recalled }));
}
