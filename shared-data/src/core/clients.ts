import type { GoTrueClient as AuthClient } from '@supabase/auth-js';
import type { StorageClient } from '@supabase/storage-js';
import type { DataClient } from '../database/index.ts';
import { baseUrl, getConfig, sessionKey } from './config.ts';
import { announceAnswer, noteAnswer } from './request-id.ts';
import { readStoredSession, sessionStorageArea } from './stored-session.ts';

/** How long a request may take, in milliseconds. An upload may take longer. */
const TIMEOUT = 10_000;
const UPLOAD_TIMEOUT = 60_000;

let auth: Promise<AuthClient> | null = null;
let loaded: AuthClient | null = null;
let watch: ((client: AuthClient) => void) | null = null;
let refusedRefresh = false;

/** Whether the server's last word on renewing the session was no; reading it resets it. */
export function takeRefusedRefresh(): boolean {
  const refused = refusedRefresh;
  refusedRefresh = false;
  return refused;
}

function limited(signals: (AbortSignal | null | undefined)[], timeout: number): AbortSignal {
  return AbortSignal.any([...signals.filter((signal) => !!signal), AbortSignal.timeout(timeout)]);
}

const authFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, signal: limited([init?.signal], TIMEOUT) });
  noteAnswer(response);
  announceAnswer(response);
  const address = input instanceof Request ? input.url : String(input);
  // What auth-js tries again later is no refusal.
  if (address.includes('/token?') && ![502, 503, 504].includes(response.status))
    refusedRefresh = !response.ok && address.includes('grant_type=refresh_token');
  return response.ok && GIVES_SESSION.test(address) ? byOwnClock(response) : response;
};

const GIVES_SESSION = /\/(?:token|signup|verify)\b/;

/**
 * An answer that says how long its session lasts, not until when: by a clock that is an hour fast, auth-js would find each new
 * session over, and renew it before each request. Without the moment it counts by the browser's own clock.
 */
async function byOwnClock(response: Response): Promise<Response> {
  const { expires_at: _, ...session } = await response.json();
  return new Response(JSON.stringify(session), response);
}

/** A client of the sign-in service. Without `persistSession` the session that it gets is nobody's yet, and kept nowhere. */
export async function newAuthClient(persistSession: boolean): Promise<AuthClient> {
  const { AuthClient: Client } = await import(/* webpackChunkName: "auth-client" */ '@supabase/auth-js');
  const { supabaseKey } = getConfig();
  return new Client({
    url: `${baseUrl()}/auth/v1`,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    storageKey: persistSession ? sessionKey() : 'unkept',
    storage: sessionStorageArea,
    flowType: 'implicit',
    autoRefreshToken: persistSession,
    persistSession,
    // Tokens in an address sign nobody in by themselves: mail-link.ts decides.
    detectSessionInUrl: false,
    fetch: authFetch,
  });
}

/** Supabase's client for sign-in and session, loaded on first use. */
export function authClient(): Promise<AuthClient> {
  auth ??= newAuthClient(true).then((client) => {
    loaded = client;
    watch?.(client);
    return client;
  });
  // A chunk that did not arrive is asked for again next time.
  auth.catch(() => {
    auth = null;
  });
  return auth;
}

/** Has auth-js watched from when it is loaded, whoever asks for it first. The first `watcher` stays. */
export function watchAuthClient(watcher: (client: AuthClient) => void): void {
  if (watch) return;
  watch = watcher;
  if (loaded) watcher(loaded);
}

/** The bearer token of the signed-in user; null for a visitor. auth-js is loaded only for a token that is to be renewed. */
async function accessToken(): Promise<string | null> {
  const stored = readStoredSession();
  if (!stored) return null;
  if (stored.token) return stored.token;
  const { data, error } = await (await authClient()).getSession();
  // Not renewed for want of a network: asked as a visitor, the server would answer that there is nothing.
  if (error && readStoredSession()) throw error;
  return data.session?.access_token ?? null;
}

/** A new token after the server refused one that was good by our clock; null when it refuses that too: signed out. */
async function renewedToken(): Promise<string | null> {
  const client = await authClient();
  const { data, error } = await client.refreshSession();
  if (!data.session && refusedRefresh && error) {
    sessionStorageArea.removeItem(sessionKey());
    await client.signOut({ scope: 'local' });
  }
  return data.session?.access_token ?? null;
}

/** Told of an answer, and when it was asked for by the device's clock. */
export type Hear = (response: Response, askedAt: number) => void;

function authorizedFetch(signal: AbortSignal | undefined, timeout: number, hear: Hear): typeof fetch {
  const send: typeof fetch = async (input, init) => {
    const askedAt = Date.now();
    const response = await fetch(input, init);
    hear(response, askedAt);
    announceAnswer(response);
    return response;
  };
  return async (input, init) => {
    const { supabaseKey } = getConfig();
    const bounded = limited([signal, init?.signal], timeout);
    const headers = new Headers(init?.headers);
    headers.set('apikey', supabaseKey);
    const token = await accessToken();
    bounded.throwIfAborted();
    headers.set('Authorization', `Bearer ${token ?? supabaseKey}`);
    const response = await send(input, { ...init, headers, signal: bounded });
    if (response.status !== 401 || !token) return response;
    const renewed = await renewedToken();
    if (!renewed) return response;
    headers.set('Authorization', `Bearer ${renewed}`);
    return send(input, { ...init, headers, signal: bounded });
  };
}

/**
 * Supabase's client for tables and functions, loaded on first use. `signal` aborts whatever is asked through it, `hear`
 * hears of each answer.
 */
export async function db(signal?: AbortSignal, hear: Hear = () => {}): Promise<DataClient> {
  const { createDataClient } = await import(/* webpackChunkName: "data-client" */ './data-client.ts');
  return createDataClient(`${baseUrl()}/rest/v1`, (heard) => authorizedFetch(signal, TIMEOUT, heard), hear);
}

/** Supabase's client for files, loaded on first use. */
export async function storage(): Promise<StorageClient> {
  const { StorageClient: Client } = await import(/* webpackChunkName: "file-client" */ '@supabase/storage-js');
  return new Client(`${baseUrl()}/storage/v1`, {}, authorizedFetch(undefined, UPLOAD_TIMEOUT, noteAnswer));
}
