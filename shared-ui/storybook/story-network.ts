import { MutationCache, QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { RequestError } from '@veto/shared-data/core';
import type { Network } from './switches.ts';

/** What the server would have answered. An Error is what a question failed with. */
export type Answers = readonly (readonly [QueryKey, unknown])[];

/** How long a slow answer takes, in ms. */
export const SLOW = 3000;

/** How the request is called that fails. */
export const REFERENCE = '9a51-2f0f6a7b8c9d';

const asked = new Map<string, number>();

/** How often the story on show has asked each question over a network that is not as it should be, by its key. */
export const timesAsked: ReadonlyMap<string, number> = asked;

/**
 * The cache of a story, full of its answers; where the toolbar says so, one that gets them late, not, or never. What was
 * answered never goes stale and nothing is retried: a story shows the same on every run.
 */
export function storyClient(answers: Answers, network: Network): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({ onMutate: () => travel(network) }),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  asked.clear();
  if (network !== 'ok') return overNetwork(client, over(network, answers));
  for (const [key, value] of answers)
    if (value instanceof Error) fail(client, key, value);
    else client.setQueryData(key, value);
  return client;
}

/** Questions may have a persister of their own, for days without a network: this one stands in its place. */
function overNetwork(client: QueryClient, persister: QueryPersister): QueryClient {
  const defaults = client.defaultQueryOptions.bind(client) as (options: object) => object;
  const switched = (options: object) => Object.assign(defaults(options), { persister });
  client.defaultQueryOptions = switched as QueryClient['defaultQueryOptions'];
  return client;
}

function fail(client: QueryClient, queryKey: QueryKey, error: Error): void {
  client.setQueryDefaults(queryKey, { retryOnMount: false });
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error, errorUpdateCount: 1 });
}

/** Stands between a question and its answer: the story's, after the way there and back. */
function over(network: Network, answers: Answers): QueryPersister {
  const known = new Map(answers.map(([key, value]) => [JSON.stringify(key), value]));
  return async (ask, context, { queryKey }) => {
    const key = JSON.stringify(queryKey);
    asked.set(key, (asked.get(key) ?? 0) + 1);
    await travel(network);
    if (!known.has(key)) return ask(context);
    const value = known.get(key);
    if (value instanceof Error) throw value;
    return value;
  };
}

async function travel(network: Network): Promise<void> {
  if (network === 'silent') await new Promise(() => {});
  if (network === 'slow') await new Promise((arrive) => setTimeout(arrive, SLOW));
  if (network !== 'fails') return;
  // A page that asks anew with each failure must leave the browser time to say so.
  await new Promise((arrive) => setTimeout(arrive));
  const failure = new RequestError('The server is not available.', { status: 503 });
  failure.requestId = REFERENCE;
  throw failure;
}
