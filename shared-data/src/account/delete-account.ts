import { useMutation } from '@tanstack/react-query';
import { RequestError, request, signOut } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { forgetTyped } from './forget-typed.ts';
import { loadOwnData, removeStoredFiles } from './own-data.ts';

async function deleteAccount(address: string): Promise<void> {
  const end = () => request((client) => client.rpc('delete_account', { address }), z.unknown());
  await end().catch(async (refusal) => {
    // Nothing but the files is in the way.
    if (!(refusal instanceof RequestError && refusal.code === 'PT409')) throw refusal;
    await removeStoredFiles((await loadOwnData()).files.filter(({ stays }) => !stays));
    await end();
  });
  forgetTyped();
  // The account is gone whatever becomes of this: a session without one ends by itself when it is renewed.
  await signOut({ quietly: true }).catch((error) =>
    console.error('The session of the deleted account was not ended', error),
  );
}

/**
 * Deletes the account of who is signed in, and signs out; `address` is the one they sign in with, typed once more.
 * Their files go first, once nothing else is in the way. Fails with RequestError or StorageError; asked again, it goes on where it stopped.
 */
export function useDeleteAccount() {
  return useMutation({ mutationFn: deleteAccount });
}
