import { hash } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

test('the service of sessions hashes with what hashes in a thread', async () => {
  const compare = vi.spyOn(bcrypt, 'compare');
  const signedIn = await backend
    .client()
    .auth.signInWithPassword({ email: 'anna@example.com', password: 'correct horse' });
  expect(signedIn.error).toBeNull();
  expect(compare).toHaveBeenCalledOnce();
  compare.mockRestore();
});

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

  /** A document of a pet that has a visit with `vet`. */
  async function documentFor(vet: SignedUp): Promise<string> {
    const pet = await owner.db.from('pets').insert({ owner_id: owner.id, name: 'Rex', type: 'Dog' }).select().single();
    await backend.connection.query(
      `insert into public.appointments (client_id, veterinarian_id, pet_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
       values ($1, $2, $3, private.warsaw_today() + 3, '10:00', 'Rex', 'dog', 'Check-up')`,
      [owner.id, vet.id, pet.data?.id],
    );
    const path = `${pet.data?.id}/note.pdf`;
    const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
    expect((await owner.db.storage.from('pet-documents').upload(path, file)).error).toBeNull();
    return path;
  }
  async function linkOf({ db }: SignedUp, path: string, options?: { download: string }): Promise<URL> {
    const { data } = await db.storage.from('pet-documents').createSignedUrl(path, 31_536_000, options);
    return new URL(data?.signedUrl ?? '');
  }
  const open = ({ pathname, search }: URL) =>
    backend.gateway(new Request(`http://127.0.0.1${pathname}${search}`), '203.0.113.9');

  test('is read without a key by whoever has it, until the owner refuses the veterinarian for whom it was signed', async () => {
    const vet = await backend.signUp('vet@example.com', 'veterinarian');
    const path = await documentFor(vet);
    const links = { owner: await linkOf(owner, path, { download: 'Note.pdf' }), vet: await linkOf(vet, path) };
    expect(await (await open(links.vet)).text()).toBe('%PDF-1.4');
    await backend.connection.query('insert into public.record_refusals (pet_id, veterinarian_id) values ($1, $2)', [
      path.split('/')[0],
      vet.id,
    ]);
    const answer = await open(links.vet);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: /^This link has expired/ }]);
    expect((await open(links.owner)).status).toBe(200);
  });

  test('cannot be signed for somebody else, or for nobody', async () => {
    const vet = await backend.signUp('forger@example.com', 'veterinarian');
    const link = await linkOf(vet, await documentFor(vet));
    const [head, said, signature] = (link.searchParams.get('token') ?? '').split('.');
    const claims = JSON.parse(Buffer.from(said ?? '', 'base64url').toString()) as object;
    for (const who of [{ for: owner.id }, { for: undefined }]) {
      const forged = Buffer.from(JSON.stringify({ ...claims, ...who })).toString('base64url');
      link.searchParams.set('token', `${head}.${forged}.${signature}`);
      expect((await open(link)).status).toBe(400);
    }
  });

  test('holds for an hour at most', async () => {
    const link = await linkOf(owner, await documentFor(await backend.signUp('wanda@example.com', 'veterinarian')));
    const token = link.searchParams.get('token') ?? '';
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(3600);
  });
});

test('a mail to sign in with makes no account', async () => {
  const accounts = async () => (await backend.connection.query('select from auth.users')).rows.length;
  const before = await accounts();
  const answer = await post('/auth/v1/otp', { email: 'nobody@example.com', create_user: true });
  const known = await post('/auth/v1/otp', { email: 'anna@example.com' });
  expect([answer.status, await answer.text()], 'nobody learns who is registered').toEqual([200, await known.text()]);
  expect((await post('/auth/v1/magiclink', { email: 'nobody@example.com' })).status).toBe(404);
  expect(await accounts()).toBe(before);
});

test('the token of a link is no hash of the address and a code that can be guessed', async () => {
  await post('/auth/v1/recover', { email: 'anna@example.com' });
  const { rows } = await backend.connection.query<{ token: string }>(
    "select recovery_token as token from auth.users where email = 'anna@example.com'",
  );
  const token = rows[0]?.token;
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const guesses = Array.from({ length: 1_000_000 }, (_, code) => `anna@example.com${String(code).padStart(6, '0')}`);
  expect(guesses.find((guess) => hash('sha256', guess) === token)).toBeUndefined();
});
