import { useMutation } from '@tanstack/react-query';
import { authClient } from '@veto/shared-data/core';
import type { PasswordResetValues } from './auth.schema.ts';

async function requestPasswordReset({ email }: PasswordResetValues): Promise<void> {
  const redirectTo = `${globalThis.location.origin}/reset-password`;
  const { error } = await (await authClient()).resetPasswordForEmail(email, { redirectTo });
  if (error) throw error;
}

/** Sends a mail with a link to /reset-password. Succeeds for unknown addresses too. */
export function useRequestPasswordReset() {
  return useMutation({ mutationFn: requestPasswordReset });
}
