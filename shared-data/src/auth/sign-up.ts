import { useMutation } from '@tanstack/react-query';
import { authClient, type Session, setRemember } from '@veto/shared-data/core';
import type { AccountLanguage } from '../account/language.ts';
import type { RegistrationValues } from './auth.schema.ts';
import { enterSite } from './enter-site.ts';

/** The form, and the language in which it was filled in, which the account keeps. */
export interface Registration extends RegistrationValues {
  language?: AccountLanguage;
}

/**
 * Signs up at the project. Null where it wants the address confirmed by mail first: then it answers the same for an
 * address that it knows, and so must everything that is shown.
 */
export async function signUp({ email, password, fullName, userType, language }: Registration): Promise<Session | null> {
  setRemember(true);
  const options = { data: { full_name: fullName, user_type: userType, language } };
  const { data, error } = await (await authClient()).signUp({ email, password, options });
  if (error) throw error;
  return data.session ? enterSite() : null;
}

/**
 * Registers and signs in. Resolves with null where the project wants the address confirmed by mail first.
 * Fails with AuthError and the provider's message.
 */
export function useSignUp() {
  return useMutation({ mutationFn: signUp });
}
