import { useQuery } from '@tanstack/react-query';
import { authClient, sessionStore, useUserId } from '@veto/shared-data/core';

/** Asks the server, and renews the session when it has another address than the session says. */
async function followAddress(): Promise<string> {
  const client = await authClient();
  const { data, error } = await client.getUser();
  if (error) throw error;
  const { email = '' } = data.user;
  if (email === sessionStore.getState().email) return email;
  // What the renewed session says reaches every part of the page.
  const { error: refusal } = await client.refreshSession();
  if (refusal) throw refusal;
  return email;
}

/**
 * Keeps the session's address true while it is shown: the link that changes it may have been followed on another device.
 * Until the server has answered, or where it cannot be reached, the address that the session knows stays.
 */
export function useFollowAddress(): void {
  const userId = useUserId();
  useQuery({
    queryKey: ['account', 'address', userId],
    queryFn: followAddress,
    enabled: userId !== undefined,
    staleTime: 0,
  });
}
