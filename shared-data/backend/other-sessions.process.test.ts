import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function signedIn(email: string, password = 'correct horse') {
  const db = backend.client();
  const { data } = await db.auth.signInWithPassword({ email, password });
  return { db, refreshToken: data.session?.refresh_token ?? '' };
}
const isAlive = async ({ db, refreshToken }: Awaited<ReturnType<typeof signedIn>>) =>
  (await db.auth.refreshSession({ refresh_token: refreshToken })).error === null;

test('a change of the password ends the other sessions of the account, and no others', async () => {
  await backend.signUp('anna@example.com');
  await backend.signUp('olga@example.com');
  const [own, other, stranger] = [
    await signedIn('anna@example.com'),
    await signedIn('anna@example.com'),
    await signedIn('olga@example.com'),
  ];
  expect((await own.db.auth.updateUser({ data: { nickname: 'A' } })).error).toBeNull();
  expect((await own.db.auth.updateUser({ password: 'correct horse' })).error).not.toBeNull();
  expect(await isAlive(other)).toBe(true);

  expect((await own.db.auth.updateUser({ password: 'another horse' })).error).toBeNull();
  expect([await isAlive(own), await isAlive(other), await isAlive(stranger)]).toEqual([true, false, true]);
});
