import { useMutation } from '@tanstack/react-query';
import { authClient, type Session, setRemember } from '@veto/shared-data/core';
import type { LoginValues } from './auth.schema.ts';
import { enterSite } from './enter-site.ts';

async function signIn({ email, password, rememberMe = false }: LoginValues): Promise<Session> {
  setRemember(rememberMe);
  const { error } = await (await authClient()).signInWithPassword({ email, password });
  if (error) throw error;
  return enterSite();
}

/** Signs in; resolves with the session once its profile is known. Fails with AuthError and the provider's message. */
export function useSignIn() {
  return useMutation({ mutationFn: signIn });
}
