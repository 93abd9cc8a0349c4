import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, PUBLISHABLE_KEY, type SignedUp, type TestBackend } from './test-backend.ts';

let backend: TestBackend;
let owner: SignedUp;

beforeAll(async () => {
  backend = await openTestBackend();
  owner = await backend.signUp('anna@example.com');
});
afterAll(() => backend.close());

function ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const keys = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${owner.accessToken}` };
  return backend.gateway(new Request(`http://127.0.0.1${path}`, { ...init, headers: { ...keys, ...headers } }), null);
}

const post = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('a signed link', () => {
  const LINK = '/storage/v1/object/sign/pet-documents/pet/passport.pdf';

  test.each(['abc', 'eyJhbGciOiJIUzI1NiJ9.eyJ1cmwiOiJ4IiwiZXhwIjoxNjAwMDAwMDAwfQ.xxx'])(
    'that does not hold says that it has expired: %s',
    async (token) => {
      const answer = await ask(`${LINK}?token=${token}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { message: /^This link has expired/ }]);
    },
  );

  test('says so as text to somebody who opened it in a browser', async () => {
    const answer = await ask(`${LINK}?token=abc`, { headers: { accept: 'text/html,*/*' } });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringMatching(/^This link has expired/),
    ]);
  });

  test('holds for an hour at most', async () => {
    const pet = await owner.db.from('pets').insert({ owner_id: owner.id, name: 'Rex', type: 'Dog' }).select().single();
    const path = `${pet.data?.id}/note.pdf`;
    const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
    expect((await owner.db.storage.from('pet-documents').upload(path, file)).error).toBeNull();
    const { data } = await owner.db.storage.from('pet-documents').createSignedUrl(path, 31_536_000);
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(3600);
  });
});

test('a mail to sign in with makes no account', async () => {
  const accounts = async () => (await backend.connection.query('select from auth.users')).rows.length;
  const before = await accounts();
  expect((await post('/auth/v1/otp', { email: 'nobody@example.com', create_user: true })).status).toBeLessThan(500);
  expect((await post('/auth/v1/magiclink', { email: 'nobody@example.com' })).status).toBe(404);
  expect(await accounts()).toBe(before);
});
