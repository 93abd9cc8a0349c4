import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { profileKeys } from './profiles.keys.ts';
import { type Profile, profileSchema } from './profiles.schema.ts';

function loadProfile(userId: string, signal: AbortSignal): Promise<Profile | null> {
  return request(
    (client) => client.from('profiles').select('*').eq('id', userId).maybeSingle(),
    z.nullable(profileSchema),
    { signal },
  );
}

/** The signed-in user's own profile; null when the row is missing. Waits until somebody is signed in. */
export function useOwnProfile() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: profileKeys.own(userId),
    queryFn: ({ signal }) => loadProfile(userId, signal),
    enabled: userId !== '',
  });
}
