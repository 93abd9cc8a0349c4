import { useMutation } from '@tanstack/react-query';
import { authClient, RequestError, sessionStore } from '@veto/shared-data/core';
import type { PasswordChangeValues } from '../auth/auth.schema.ts';

/** The present password was not the right one; nothing has been changed. */
export class WrongPassword extends Error {}

async function changePassword({ currentPassword, password }: PasswordChangeValues): Promise<void> {
  const client = await authClient();
  const { email } = sessionStore.getState();
  if (!email) throw new RequestError('Please sign in again.', { status: 401, code: 'refused' });
  // A fresh sign-in proves the password on every project, and is what some of them want before such a change. The former
  // session ends with the others, when the password has changed.
  const proof = await client.signInWithPassword({ email, password: currentPassword });
  if (proof.error?.code === 'invalid_credentials') throw new WrongPassword();
  if (proof.error) throw proof.error;
  const { error } = await client.updateUser({ password, current_password: currentPassword });
  if (error) throw error;
}

/**
 * Sets another password, and ends the account's other sessions.
 * Fails with WrongPassword, or with AuthError and the provider's message.
 */
export function useChangePassword() {
  return useMutation({ mutationFn: changePassword });
}
