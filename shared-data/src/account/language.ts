import { useMutation, useQuery } from '@tanstack/react-query';
import { authClient, queryClient, sessionStore, useUserId } from '@veto/shared-data/core';
import { ofBrowser } from '../boundary/browser-storage.ts';
import type { TextLanguage } from '../own-texts/own-text.ts';

const NAME = 'veto_language';

export const accountLanguageKeys = { own: (userId: string) => ['account', 'language', userId] as const };

// By hand: the page to sign in has none of what checks answers.
const languageOrNone = (value: unknown): AccountLanguage | null =>
  value === 'en' || value === 'pl' || value === 'uk' ? value : null;

/** A language in which the site speaks and writes to the owner of an account. */
export type AccountLanguage = TextLanguage;

/** The language of an account, by what the sign-in service keeps beside it; null where none was chosen. */
export const languageOfAccount = (metadata: Record<string, unknown> | undefined): AccountLanguage | null =>
  languageOrNone(metadata?.language);

/** What was chosen on this device; null where nothing was, and where storage is off. */
export const chosenLanguage = (): AccountLanguage | null => languageOrNone(ofBrowser.getItem(NAME));

/** Keeps a choice on this device. */
export const keepLanguage = (language: AccountLanguage): boolean => ofBrowser.setItem(NAME, language);

/** Keeps the language in the account that is signed in. Fails with AuthError. */
export async function saveAccountLanguage(language: AccountLanguage): Promise<void> {
  const { error } = await (await authClient()).updateUser({ data: { language } });
  if (error) throw error;
}

/** Keeps a choice on this device, and in the account of whoever is signed in. Fails with AuthError. */
export async function chooseLanguage(language: AccountLanguage): Promise<void> {
  keepLanguage(language);
  const { userId } = sessionStore.getState();
  if (!userId) return;
  await saveAccountLanguage(language);
  queryClient.setQueryData(accountLanguageKeys.own(userId), language);
}

async function readAccountLanguage(): Promise<AccountLanguage | null> {
  const { data, error } = await (await authClient()).getUser();
  if (error) throw error;
  return languageOfAccount(data.user.user_metadata);
}

/** The language of the signed-in account; null where none was chosen. Fails with AuthError. */
export function useAccountLanguage() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: accountLanguageKeys.own(userId),
    queryFn: readAccountLanguage,
    enabled: userId !== '',
  });
}

/** Chooses the language of the signed-in account and of this device. Fails with AuthError. */
export function useChooseLanguage() {
  return useMutation({ mutationFn: chooseLanguage });
}
