import { useMutation } from '@tanstack/react-query';
import { authClient, signOut } from '@veto/shared-data/core';
import { forgetTyped } from './forget-typed.ts';

/** 'others' leaves this browser signed in. */
async function endSessions(which: 'all' | 'others'): Promise<void> {
  const client = await authClient();
  const { data, error } = await client.getSession();
  if (error) throw error;
  const token = data.session?.access_token;
  if (token) {
    const { error: refusal } = await client.admin.signOut(token, which === 'all' ? 'global' : 'others');
    if (refusal) throw refusal;
  }
  if (which === 'others') return;
  // The server has ended this session as well; what is left is what this browser keeps.
  await signOut();
  forgetTyped();
}

/**
 * Ends the account's sessions on the server, 'all' or the 'others' but this one. A device notices when its access token
 * runs out, within an hour. Fails with AuthError.
 */
export function useEndSessions() {
  return useMutation({ mutationFn: endSessions });
}
