import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Window } from 'happy-dom';
import { expect, inject, vi } from 'vitest';
import { readSecrets } from '../backend/data-folder.ts';
import { startBackend } from '../backend/index.ts';
import { copyDatabase } from '../supabase/tests/postgres/server.ts';

/**
 * A backend in a process and on a database of its own with nobody in it, and as much of a browser as hooks need to call it. Mock
 * `images/re-encode.ts` in the test: only a browser can make a picture anew.
 */
export async function openHooksOnBackend() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A document for React, and Node's own network beside it.
  const page = new Window({ url: 'http://localhost:3000/' });
  for (const name of ['window', 'document', 'location', 'localStorage', 'sessionStorage', 'history'] as const)
    vi.stubGlobal(name, name === 'window' ? page : page[name]);
  vi.stubGlobal('addEventListener', () => {});
  const root = mkdtempSync(path.join(tmpdir(), 'veto-client-'));
  const database = await copyDatabase(inject('postgres'));
  vi.stubEnv('VETO_DATABASE_URL', database.address);
  const backend = await startBackend({ dataDir: root, siteUrl: 'http://localhost:3000', seed: false });
  const core = await import('@veto/shared-data/core');
  core.startCore({ supabaseUrl: backend.url, supabaseKey: backend.publishableKey });
  return {
    url: backend.url,
    root,
    /** A change past all rules, as the site's operator makes it. Resolves with the rows. */
    async asOperator(method: 'POST' | 'PATCH', table: string, body: object): Promise<{ id: string }[]> {
      const { secretKey } = readSecrets({ root });
      const answer = await fetch(`${backend.url}/rest/v1/${table}`, {
        method,
        headers: { apikey: secretKey, 'Content-Type': 'application/json', Prefer: 'return=representation' },
        body: JSON.stringify(body),
      });
      expect(answer.ok, await answer.clone().text()).toBe(true);
      return (await answer.json()) as { id: string }[];
    },
    /** The document stays as long as this file's tests: React may still be on its way to it. */
    async close() {
      for (const each of roots.splice(0)) each.unmount();
      core.queryClient.clear();
      await backend.stop();
      await database.drop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What is rendered until the backend is closed. */
const roots: { unmount(): void }[] = [];

export const ANNA = { email: 'anna@example.com', password: 'secret1' };
export const OLGA = { email: 'olga@example.com', password: 'secret1' };

async function signUp(account: typeof ANNA, fullName: string, userType: 'client' | 'veterinarian') {
  const { useSignUp } = await import('./auth/index.ts');
  return change(useSignUp, { ...account, confirmPassword: account.password, fullName, userType });
}

/** Signs up Anna Nowak, an owner. Whoever was signed in before is no more. */
export const signUpAnna = () => signUp(ANNA, 'Anna Nowak', 'client');

/** Signs up Olga Lis, a veterinarian. Whoever was signed in before is no more. */
export const signUpOlga = () => signUp(OLGA, 'Olga Lis', 'veterinarian');

function Probe<T>({ useHook, onRender }: { useHook: () => T; onRender: (result: T) => void }) {
  onRender(useHook());
  return null;
}

/** Renders a hook until a check of its latest result passes. */
export async function render<T>(useHook: () => T, check: (now: T) => void = () => {}): Promise<T> {
  const { createRoot } = await import('react-dom/client');
  const { DataProvider } = await import('@veto/shared-data/core');
  const results: T[] = [];
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  root.render(
    <DataProvider>
      <Probe useHook={useHook} onRender={(result) => results.push(result)} />
    </DataProvider>,
  );
  return vi.waitFor(() => {
    if (results.length === 0) throw new Error('not rendered yet');
    const latest = results.at(-1) as T;
    check(latest);
    return latest;
  });
}

interface Query<T> {
  data: T;
  status: string;
  isFetching: boolean;
}

/** What a query's hook answers, fresh from the server. */
export async function answerOf<T>(useHook: () => Query<T>): Promise<NonNullable<T>> {
  const { data } = await render(useHook, (now) => expect(now).toMatchObject({ status: 'success', isFetching: false }));
  return data as NonNullable<T>;
}

/** Runs a hook's mutation once. */
export async function change<T, V>(useHook: () => { mutateAsync(values: V): Promise<T> }, values: V): Promise<T> {
  return (await render(useHook)).mutateAsync(values);
}
