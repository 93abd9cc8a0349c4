import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerOf, change, openHooksOnBackend, render, signUpAnna } from '../hooks-on-backend.fixture.tsx';

// Only a browser can make a picture anew.
vi.mock('../images/re-encode.ts', () => ({ reencode: async (file: Blob) => file }));

/** The page of the account, by the hooks that it uses. */

let backend: Awaited<ReturnType<typeof openHooksOnBackend>>;

beforeAll(async () => {
  backend = await openHooksOnBackend();
  await signUpAnna();
});
afterAll(() => backend?.close());

const signIn = async (email: string, password: string) => {
  const { useSignIn } = await import('../auth/index.ts');
  return change(useSignIn, { email, password, rememberMe: false });
};
const email = async () => (await import('@veto/shared-data/core')).sessionStore.getState().email;
const lastMail = () => {
  const folder = path.join(backend.root, 'mail');
  const name = readdirSync(folder).sort().at(-1) ?? '';
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string; links: string[] };
};

test('the address changes when the link that went to the new one is followed, and not before', async () => {
  const { useChangeAddress, useFollowAddress } = await import('./index.ts');
  const { sessionStore } = await import('@veto/shared-data/core');
  expect(await change(useChangeAddress, { email: 'Anna.Nowak@example.com' })).toBe('link-sent');
  expect(await email()).toBe('anna@example.com');
  const { to, links } = lastMail();
  expect(to).toBe('anna.nowak@example.com');
  const { unusedLinkOf } = await import('../auth/index.ts');
  const link = unusedLinkOf(new URL(links[0] ?? '').hash);
  expect(link?.kind).toBe('email_change');
  // Programs that look through mails open it, and what stood in mails before; neither uses it up.
  await fetch((links[0] ?? '').replace('http://localhost:3000', backend.url), { redirect: 'manual' });
  await fetch(`${backend.url}/auth/v1/verify?token=${link?.tokenHash}&type=email_change`, { redirect: 'manual' });
  // Pressed on another device: this session learns of it when its address is shown.
  const { newAuthClient } = await import('@veto/shared-data/core');
  const { error } = await (await newAuthClient(false)).verifyOtp({
    type: 'email_change',
    token_hash: link?.tokenHash ?? '',
  });
  expect(error).toBeNull();
  expect(await email()).toBe('anna@example.com');
  await render(useFollowAddress, () => expect(sessionStore.getState().email).toBe('anna.nowak@example.com'));
  expect(await signIn('anna.nowak@example.com', 'secret1')).toMatchObject({ state: 'owner' });
  await expect(signIn('anna@example.com', 'secret1')).rejects.toThrow('Invalid login credentials');
});

test('the language in which somebody registers, or chooses, is the account’s at the next sign-in', async () => {
  const { chosenLanguage, useAccountLanguage, useChooseLanguage } = await import('./index.ts');
  const { useSignIn, useSignUp } = await import('../auth/index.ts');
  const kasia = { email: 'kasia@example.com', password: 'secret1' };
  const languages: unknown[] = [];
  const signInAs = (account: typeof kasia) =>
    change(() => useSignIn(async (language) => void languages.push(language)), { ...account, rememberMe: false });
  await change(useSignUp, {
    ...kasia,
    ...{ confirmPassword: kasia.password, fullName: 'Kasia Lis', userType: 'client' as const, language: 'pl' as const },
  });
  expect(await answerOf(useAccountLanguage)).toBe('pl');
  await signInAs(kasia);
  await change(useChooseLanguage, 'en');
  expect([chosenLanguage(), await answerOf(useAccountLanguage)]).toEqual(['en', 'en']);
  await signInAs(kasia);
  await signInAs({ email: 'anna.nowak@example.com', password: 'secret1' });
  expect(languages).toEqual(['pl', 'en', null]);
});

test('an owner’s number is kept in its one form, and can go again', async () => {
  const { useOwnPhone, useSavePhone } = await import('./index.ts');
  expect(await change(useSavePhone, { phone: '600100200' })).toBe('+48 600 100 200');
  expect(await answerOf(useOwnPhone)).toBe('+48 600 100 200');
  expect(await change(useSavePhone, { phone: '' })).toBeNull();
});

test('a link for a new password signs in whoever presses its button, once', async () => {
  const { isLinkRefused, unusedLinkOf, useFollowMailLink, useRequestPasswordReset } = await import('../auth/index.ts');
  const { sessionStore, signOut } = await import('@veto/shared-data/core');
  await change(useRequestPasswordReset, { email: 'anna.nowak@example.com' });
  const link = unusedLinkOf(new URL(lastMail().links[0] ?? '').hash);
  if (link?.kind !== 'recovery') throw new Error('The mail has no link for a new password.');
  await signOut();
  expect(await change(useFollowMailLink, link)).toBe('entered');
  expect(sessionStore.getState()).toMatchObject({ state: 'owner', email: 'anna.nowak@example.com' });
  for (const dead of [link, { ...link, tokenHash: link.tokenHash.slice(0, 20) }, { ...link, tokenHash: 'ż' }])
    await expect(change(useFollowMailLink, dead)).rejects.toSatisfy(isLinkRefused);
});

test('a link for somebody else than who is signed in asks first', async () => {
  const { unusedLinkOf, useFollowMailLink, useRequestPasswordReset, useSignUp } = await import('../auth/index.ts');
  const { sessionStore } = await import('@veto/shared-data/core');
  const olga = { email: 'olga@example.com', password: 'secret1', confirmPassword: 'secret1', fullName: 'Olga Lis' };
  await change(useSignUp, { ...olga, userType: 'client' as const });
  await change(useRequestPasswordReset, { email: 'anna.nowak@example.com' });
  const link = unusedLinkOf(new URL(lastMail().links[0] ?? '').hash);
  if (!link) throw new Error('The mail has no link.');
  const question = await change(useFollowMailLink, link);
  if (typeof question === 'string') throw new Error('Nobody was asked.');
  expect([question.email, sessionStore.getState().email]).toEqual(['anna.nowak@example.com', 'olga@example.com']);
  await question.accept();
  expect(sessionStore.getState().email).toBe('anna.nowak@example.com');
});

test('an address that somebody else signs in with is refused with a sentence', async () => {
  const { useSignUp } = await import('../auth/index.ts');
  const other = { password: 'secret1', confirmPassword: 'secret1', fullName: 'Piotr Lis', userType: 'client' as const };
  await change(useSignUp, { ...other, email: 'piotr@example.com' });
  await signIn('anna.nowak@example.com', 'secret1');
  const { useChangeAddress } = await import('./index.ts');
  await expect(change(useChangeAddress, { email: 'piotr@example.com' })).rejects.toThrow(/already been registered/);
});

test('the password changes for who knows the present one', async () => {
  const { useChangePassword, WrongPassword } = await import('./index.ts');
  const wish = { currentPassword: 'wrong', password: 'secret2', confirmPassword: 'secret2' };
  await expect(change(useChangePassword, wish)).rejects.toThrow(WrongPassword);
  expect(await email()).toBe('anna.nowak@example.com');
  await change(useChangePassword, { ...wish, currentPassword: 'secret1' });
  await expect(signIn('anna.nowak@example.com', 'secret1')).rejects.toThrow();
  expect(await signIn('anna.nowak@example.com', 'secret2')).toMatchObject({ state: 'owner' });
});

test('signing out everywhere ends this session and every other', async () => {
  const { authClient, sessionStore } = await import('@veto/shared-data/core');
  const { useEndSessions } = await import('./index.ts');
  const refresh = async () => (await (await authClient()).getSession()).data.session?.refresh_token ?? '';
  const elsewhere = await refresh();
  await signIn('anna.nowak@example.com', 'secret2');
  await change(useEndSessions, 'all' as const);
  expect(sessionStore.getState().state).toBe('signed-out');
  const { error } = await (await authClient()).refreshSession({ refresh_token: elsewhere });
  expect(error?.status).toBe(400);
});

test('the data of a person holds their files, and deleting the account takes both away', async () => {
  await signIn('anna.nowak@example.com', 'secret2');
  const { emptyPet, useAddPet, usePets } = await import('../pets/index.ts');
  const { useAddDocument } = await import('../health/index.ts');
  const { id } = await change(useAddPet, { ...emptyPet, name: 'Burek', type: 'Dog' });
  const file = new File(['%PDF-1.7 blood'], 'Blood.pdf', { type: 'application/pdf' });
  await change(() => useAddDocument(id), { file });
  expect(await answerOf(usePets)).toHaveLength(1);

  const { loadOwnData, readStoredFile } = await import('./own-data.ts');
  const data = await loadOwnData();
  expect(data).toMatchObject({ account: { email: 'anna.nowak@example.com' }, pets: [{ name: 'Burek' }] });
  const [stored] = data.files;
  if (!stored) throw new Error('The document is not in the data');
  expect(new TextDecoder().decode((await readStoredFile(stored)) ?? undefined)).toBe('%PDF-1.7 blood');

  const { useDeleteAccount } = await import('./index.ts');
  // The address before: it has changed on another device.
  await expect(change(useDeleteAccount, 'anna@example.com')).rejects.toMatchObject({ status: 400 });
  expect(await readStoredFile(stored)).not.toBeNull();
  await change(useDeleteAccount, 'anna.nowak@example.com');
  expect((await import('@veto/shared-data/core')).sessionStore.getState().state).toBe('signed-out');
  await expect(signIn('anna.nowak@example.com', 'secret2')).rejects.toThrow('Invalid login credentials');
  expect(
    readdirSync(path.join(backend.root, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ),
  ).toEqual([]);
  await signIn('piotr@example.com', 'secret1');
  expect(await readStoredFile(stored)).toBeNull();
});

test('a veterinarian’s licence document goes with the account', async () => {
  const { useSignUp } = await import('../auth/index.ts');
  const wanda = { email: 'wanda@example.com', password: 'secret1', confirmPassword: 'secret1', fullName: 'Wanda Lis' };
  await change(useSignUp, { ...wanda, userType: 'veterinarian' as const });
  const { NO_LICENCE, useSendLicence } = await import('../licence/index.ts');
  const file = new File(['%PDF-1.7 licence'], 'Licence.pdf', { type: 'application/pdf' });
  await change(useSendLicence, { number: '12345', file, before: NO_LICENCE });
  const { loadOwnData } = await import('./own-data.ts');
  expect((await loadOwnData()).files).toMatchObject([{ bucket: 'licence-documents' }]);

  const { useDeleteAccount } = await import('./index.ts');
  await change(useDeleteAccount, wanda.email);
  await expect(signIn(wanda.email, wanda.password)).rejects.toThrow('Invalid login credentials');
  const stored = readdirSync(path.join(backend.root, 'files'), { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile())).toEqual([]);
});
