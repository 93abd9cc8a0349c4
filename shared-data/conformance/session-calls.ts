import { randomUUID } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { StorageClient } from '@supabase/storage-js';
import type { Caller } from './make-calls.ts';

export interface Account {
  email: string;
  password: string;
}

const FILE = 'Łapa i żółty plan.pdf';
const PASSWORD = 'correct horse';

/** What a call came to; 0 where the client alone answers. */
const of = ({ error }: { error: unknown }): string => {
  if (!error) return '200';
  const { status, code, statusCode } = error as { status?: number; code?: string; statusCode?: string };
  return [status ?? statusCode ?? 0, code].filter(Boolean).join(' ');
};

/** Signs in; without an account, signs one up that `deleteAccount` ends. */
export async function signIn({ url, key, fetch: send = fetch }: Omit<Caller, 'accessToken'>, account?: Account) {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    autoRefreshToken: false,
    persistSession: false,
    fetch: send,
  });
  const given = account ?? { email: `conformance-${randomUUID()}@veto.example`, password: PASSWORD };
  const { data, error } = account
    ? await auth.signInWithPassword(given)
    : await auth.signUp({ ...given, options: { data: { full_name: 'Conformance', user_type: 'client' } } });
  if (error || !data.session)
    throw new Error(`Nobody could sign in: ${error?.message ?? 'the address waits for its mail'}`);
  return { auth, session: data.session, email: given.email };
}

/** What shared-data calls of the sign-in service, each with what came of it. No mail is sent, and nothing changes. */
export async function makeAuthCalls({
  auth,
  session,
}: Awaited<ReturnType<typeof signIn>>): Promise<Map<string, string>> {
  const nobody = { email: 'nobody@veto.example', password: 'not this one' };
  const hash = { type: 'recovery', token_hash: '0'.repeat(56) } as const;
  const { data } = auth.onAuthStateChange(() => {});
  data.subscription.unsubscribe();
  const calls = new Map([
    ['signUp', of(await auth.signUp({ ...nobody, password: 'x' }))],
    ['signInWithPassword', of(await auth.signInWithPassword(nobody))],
    ['resetPasswordForEmail', of(await auth.resetPasswordForEmail('no address'))],
    ['verifyOtp', of(await auth.verifyOtp(hash))],
    ['onAuthStateChange', '200'],
    ['getSession', of(await auth.getSession())],
    ['getUser', of(await auth.getUser(session.access_token))],
    ['updateUser', of(await auth.updateUser({ data: {} }))],
    ['setSession', of(await auth.setSession(session))],
    ['refreshSession', of(await auth.refreshSession())],
  ]);
  const renewed = (await auth.getSession()).data.session?.access_token ?? '';
  return calls.set('signOut', of(await auth.admin.signOut(renewed, 'others')));
}

/** What shared-data calls of the storage, with a document of a pet that is there for it alone; and the name of its download. */
export async function makeStorageCalls(caller: Caller, ownerId: string) {
  const { url, key, accessToken, fetch: send = fetch } = caller;
  const headers = { apikey: key, Authorization: `Bearer ${accessToken}` };
  const rest = (address: string, init: RequestInit) =>
    send(`${url}/rest/v1/${address}`, {
      ...init,
      headers: { ...headers, 'Content-Type': 'application/json', Prefer: 'return=representation' },
    });
  const row = { owner_id: ownerId, name: 'Conformance', type: 'Dog' };
  const [pet] = (await (await rest('pets', { method: 'POST', body: JSON.stringify(row) })).json()) as { id: string }[];
  if (!pet) throw new Error('There is no pet for a document.');
  const bucket = new StorageClient(`${url}/storage/v1`, headers, send).from('pet-documents');
  const file = `${pet.id}/${randomUUID()}.pdf`;
  const bytes = new Blob(['%PDF-1.7 conformance'], { type: 'application/pdf' });
  const calls = new Map([['upload', of(await bucket.upload(file, bytes, { contentType: 'application/pdf' }))]]);
  calls.set('download', of(await bucket.download(file)));
  const signed = await bucket.createSignedUrl(file, 60);
  calls.set('createSignedUrl', of(signed));
  const answer = await send(`${signed.data?.signedUrl ?? url}&download=${encodeURIComponent(FILE)}`);
  calls.set('remove', of(await bucket.remove([file])));
  await rest(`pets?id=eq.${pet.id}`, { method: 'DELETE' });
  return { calls, byLink: answer.status, downloadName: nameIn(answer.headers.get('content-disposition') ?? '') };
}

function nameIn(disposition: string): string {
  const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? disposition;
  const encoded = encodeURIComponent(FILE);
  return name === encoded ? 'as the link says' : name || 'none sent';
}
