import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestBackend, PUBLISHABLE_KEY, type TestBackend } from './test-backend.ts';

let backend: TestBackend;
let refreshToken: string;
beforeAll(async () => {
  backend = await openTestBackend();
  const { db } = await backend.signUp('leaving@example.com');
  refreshToken = (await db.auth.getSession()).data.session?.refresh_token ?? '';
});
afterAll(() => backend.close());

const renew = async (refresh_token: string, signal?: AbortSignal) => {
  const request = new Request('http://veto.test/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
    ...(signal && { signal }),
  });
  const answer = await backend.gateway(request, '203.0.113.7');
  return { status: answer.status, ...((await answer.json()) as { refresh_token: string }) };
};

const waiting = async () => {
  const { rows } = await backend.connection.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting;
};

test('whoever leaves in the middle of a renewal can renew the session with the token they have', async () => {
  const leaving = new AbortController();
  const { left, second } = await backend.connection.transaction(async (transaction) => {
    // The old token has been revoked by then, and there is no new one yet.
    await transaction.exec('lock table auth.sessions in share mode');
    const left = renew(refreshToken, leaving.signal);
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    leaving.abort();
    const second = renew(refreshToken);
    // By the time that this one has been looked up, the one before it would have been, too.
    expect((await renew('nobody has it')).status).toBe(400);
    return { left, second };
  });
  const [lost, kept] = [await left, await second];
  expect([lost.status, kept.status]).toEqual([200, 200]);
  expect((await renew(kept.refresh_token)).status).toBe(200);
});

test('a token that was renewed twice over ends the session', async () => {
  expect((await renew(refreshToken)).status).toBe(400);
});
