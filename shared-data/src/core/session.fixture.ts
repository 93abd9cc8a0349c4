import { expect, vi } from 'vitest';

export const KEY = 'sb-localhost-auth-token';
export const CONFIG = { supabaseUrl: 'http://localhost:54321', supabaseKey: 'sb_publishable_test' };
export const ANNA = { id: '11111111-1111-4111-8111-111111111111', email: 'anna@example.com' };
export const OLGA = { id: '22222222-2222-4222-8222-222222222222', email: 'olga@example.com' };

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
/** A token with these claims, as a JWT is written; nothing here checks its signature. */
export const tokenOf = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature'].map((part) => btoa(part).replace(/=+$/, '')).join('.');
export const token = ({ id, email }: { id: string; email?: string }, expiresAt: number) =>
  tokenOf({ sub: id, email, exp: expiresAt });
export const sessionOf = (user: typeof ANNA, expiresAt = inSeconds(3600)) => ({
  access_token: token(user, expiresAt),
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: expiresAt,
  user: { ...user, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
});

export type Answer = (address: URL, init: RequestInit | undefined) => Response | Promise<Response>;
export const profile = (row: object | null) => Response.json(row ? [row] : []);
/** The paths that were asked for. */
export const calls: string[] = [];

/** Answers by what an address contains; 404 for everything else. */
export function serve(answers: Record<string, Answer>) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(input instanceof Request ? input.url : String(input));
    const name = Object.keys(answers).find((each) => `${address.pathname}${address.search}`.includes(each));
    calls.push(address.pathname);
    const answer = name ? answers[name] : undefined;
    return answer ? answer(address, init) : Response.json({ message: 'nothing here' }, { status: 404 });
  });
}

/** A freshly loaded page: the session is one per page. */
export async function loadPage() {
  vi.resetModules();
  return import('./index.ts');
}

/** The same, begun. */
export async function openPage() {
  const page = await loadPage();
  page.startCore(CONFIG);
  return page;
}

/** What a browser holds of somebody who was signed in before, and stays so. */
export const rememberSession = (user: typeof ANNA) => localStorage.setItem(KEY, JSON.stringify(sessionOf(user)));

type Page = Awaited<ReturnType<typeof loadPage>>;
/** Waits until the session's state is this one. */
export const settled = (page: Page, state: string) =>
  vi.waitFor(() => expect(page.sessionStore.getState().state).toBe(state));

/** Before and after each test: a browser that knows nothing. */
export function freshBrowser(): () => Promise<void> {
  calls.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Each test loads the page anew; to auth-js that looks like two clients on one page, or like two tabs.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('BroadcastChannel', undefined);
  return async () => {
    // What the page has begun ends with its test: the next one counts its own requests.
    for (let turn = 0; turn < 2; turn++) {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    }
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  };
}
