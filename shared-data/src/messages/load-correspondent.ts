import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { isUuid } from '../boundary/index.ts';
import { pollEvery } from '../polling/index.ts';
import { messageKeys } from './messages.keys.ts';
import { type Correspondent, correspondentOf } from './messages.schema.ts';

function loadCorrespondent(userId: string, person: string, signal: AbortSignal): Promise<Correspondent | null> {
  if (!isUuid(person)) return Promise.resolve(null);
  return request((client) => client.rpc('correspondent', { person }), correspondentOf(userId), { signal });
}

/**
 * Whom the signed-in user writes to, and how their conversation stands; null for who may not be seen. Asks for news every
 * five seconds: one small answer, which says whether there are new messages and what has been read.
 */
export function useCorrespondent(personId: string) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: messageKeys.correspondent(userId, personId),
    queryFn: ({ signal }) => loadCorrespondent(userId, personId, signal),
    enabled: userId !== '',
    refetchInterval: pollEvery(5000),
  });
}
