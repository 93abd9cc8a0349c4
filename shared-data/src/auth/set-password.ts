import { useMutation } from '@tanstack/react-query';
import { authClient } from '@veto/shared-data/core';
import type { NewPasswordValues } from './auth.schema.ts';

async function setPassword({ password }: NewPasswordValues): Promise<void> {
  const { error } = await (await authClient()).updateUser({ password });
  if (error) throw error;
}

/** Sets the password of whoever came from a mail's link or is signed in. */
export function useSetPassword() {
  return useMutation({ mutationFn: setPassword });
}
