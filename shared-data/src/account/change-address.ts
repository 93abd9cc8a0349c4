import { useMutation } from '@tanstack/react-query';
import { authClient } from '@veto/shared-data/core';
import type { AddressChangeValues } from '../auth/auth.schema.ts';

async function changeAddress({ email }: AddressChangeValues): Promise<'link-sent' | 'changed'> {
  const { data, error } = await (await authClient()).updateUser({ email });
  if (error) throw error;
  return data.user.email?.toLowerCase() === email.toLowerCase() ? 'changed' : 'link-sent';
}

/**
 * Changes the address that one signs in with. 'link-sent': it is another one only after the link of a mail was followed.
 * Fails with AuthError and the provider's message.
 */
export function useChangeAddress() {
  return useMutation({ mutationFn: changeAddress });
}
