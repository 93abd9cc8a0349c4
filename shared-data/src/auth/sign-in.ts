import { useMutation } from '@tanstack/react-query';
import { authClient, type Session, setRemember } from '@veto/shared-data/core';
import { type AccountLanguage, languageOfAccount } from '../account/language.ts';
import type { LoginValues } from './auth.schema.ts';
import { enterSite } from './enter-site.ts';

/** Hears the language of the account, null where none was chosen, before the page knows of the sign-in, and may delay it. */
export type BeforeEntering = (language: AccountLanguage | null) => Promise<void>;

/** Signs in; resolves with the session once its profile is known. Fails with AuthError and the provider's message. */
export function useSignIn(beforeEntering: BeforeEntering = async () => {}) {
  return useMutation({
    async mutationFn({ email, password, rememberMe = false }: LoginValues): Promise<Session> {
      setRemember(rememberMe);
      const { data, error } = await (await authClient()).signInWithPassword({ email, password });
      if (error) throw error;
      await beforeEntering(languageOfAccount(data.user.user_metadata));
      return enterSite();
    },
  });
}
