import { useMutation } from '@tanstack/react-query';
import { authClient, refreshSession, type Session, setRemember, signOut } from '@veto/shared-data/core';
import { saveKeptVetProfile } from '../profiles/kept-vet-profile.ts';
import type { LoginValues, NewPasswordValues, PasswordResetValues, RegistrationValues } from './auth.schema.ts';

/** Signs in; resolves with the session once its profile is known. @throws AuthError with the provider's message. */
export function useSignIn() {
  return useMutation<Session, Error, LoginValues>({
    mutationFn: async ({ email, password, rememberMe = false }) => {
      setRemember(rememberMe);
      const { error } = await (await authClient()).signInWithPassword({ email, password });
      if (error) throw error;
      return enter();
    },
  });
}

/**
 * Registers and signs in. Resolves with null where the project wants the address confirmed by mail first.
 * @throws AuthError with the provider's message.
 */
export function useSignUp() {
  return useMutation<Session | null, Error, RegistrationValues>({
    mutationFn: async ({ email, password, fullName, userType }) => {
      setRemember(true);
      const { data, error } = await (await authClient()).signUp({
        email,
        password,
        options: { data: { full_name: fullName, user_type: userType } },
      });
      if (error) throw error;
      return data.session ? enter() : null;
    },
  });
}

/** Signs out on this device; other tabs follow. */
export function useSignOut() {
  return useMutation<void, Error, void>({ mutationFn: () => signOut() });
}

/** Sends a mail with a link to /reset-password. Succeeds for unknown addresses too. */
export function useRequestPasswordReset() {
  return useMutation<void, Error, PasswordResetValues>({
    mutationFn: async ({ email }) => {
      const redirectTo = `${globalThis.location.origin}/reset-password`;
      const { error } = await (await authClient()).resetPasswordForEmail(email, { redirectTo });
      if (error) throw error;
    },
  });
}

/** Sets the password of whoever came from such a link or is signed in. */
export function useSetPassword() {
  return useMutation<void, Error, NewPasswordValues>({
    mutationFn: async ({ password }) => {
      const { error } = await (await authClient()).updateUser({ password });
      if (error) throw error;
    },
  });
}

async function enter(): Promise<Session> {
  const session = await refreshSession();
  if (session.state === 'veterinarian' && session.userId)
    await saveKeptVetProfile(session.userId).catch((error) => console.error('The kept profile was not saved', error));
  return session;
}
