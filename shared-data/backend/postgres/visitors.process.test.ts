import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { copyDatabase } from '../../supabase/tests/postgres/server.ts';
import { PUBLISHABLE_KEY, testServices } from '../../supabase/tests/test-services.ts';
import { type BackendApp, createBackendApp } from '../app.ts';
import { refuseOtherServer } from './database.ts';
import { freePort } from './server.ts';

const files = mkdtempSync(path.join(tmpdir(), 'veto-visitors-'));
let copy: Awaited<ReturnType<typeof copyDatabase>>;
let backend: BackendApp;

beforeAll(async () => {
  copy = await copyDatabase(inject('postgres'));
  backend = await createBackendApp({ ...testServices(files), database: copy.address });
});
afterAll(async () => {
  await backend.close();
  await copy.drop();
  rmSync(files, { recursive: true, force: true });
});

/** From another address with each call: no sender has all turns. */
let visitors = 0;
const ask = (question: string, signal?: AbortSignal, accept = 'application/json') => {
  visitors += 1;
  return backend.app.fetch(
    new Request(`http://veto.test/rest/v1/${question}`, {
      headers: { apikey: PUBLISHABLE_KEY, accept },
      ...(signal && { signal }),
    }),
    { peerAddress: `203.0.113.${visitors % 250}` },
  );
};

/** Nobody reads the vocabulary for as long as `run` takes. */
async function whileLocked<Result>(run: () => Promise<Result>): Promise<Result> {
  return backend.connection.transaction(async (transaction) => {
    await transaction.exec('lock table public.vocabulary');
    return run();
  });
}

const waiting = async () => {
  const { rows } = await backend.connection.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting;
};

test('a question whose visitor has left ends in the database', async () => {
  await whileLocked(async () => {
    const leaving = new AbortController();
    const answer = ask('vocabulary?select=label', leaving.signal);
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    leaving.abort();
    await answer;
    expect(await waiting()).toBe(0);
  });
  expect((await ask('vocabulary?select=label&limit=1')).status).toBe(200);
});

test('a question that takes too long is answered with 504 and when to come back', async () => {
  const answer = await whileLocked(() => ask('vocabulary?select=label'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '2']);
  expect(await answer.json()).toMatchObject({ code: 'backend_unavailable' });
});

test('the JSON of an answer is what the database wrote, letter for letter, but where nulls are to be left out', async () => {
  const question = 'rpc/search_veterinarians?page_size=1';
  const answer = await (await ask(question)).text();
  const { rows } = await backend.connection.query<{ written: string }>(
    'select public.search_veterinarians(page_size => 1)::text as written',
  );
  expect(answer).toBe(rows[0]?.written);
  const stripped = await ask(question, undefined, 'application/vnd.pgrst.object+json;nulls=stripped');
  expect(await stripped.json()).toEqual({ items: [], total: 0 });
});

test('JSON stays JSON in columns that are spread, in lists of them too, and a plan is told to nobody', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const former = { full_name: 'Ewa "Mak"', clinic_name: null };
  await backend.connection.exec(`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values ('${id}', 'ewa@veto.test', now(), '{"user_type": "veterinarian", "full_name": "Ewa Lis"}');
    update public.vet_stats set former = '${JSON.stringify(former)}' where veterinarian_id = '${id}'`);
  const answered = async (question: string) => (await ask(question)).json();
  expect(await answered(`profiles?select=full_name,...vet_stats(former)&id=eq.${id}`)).toEqual([
    { full_name: 'Ewa Lis', former },
  ]);
  expect(
    await answered('vocabulary?select=label,...vocabulary_terms(term)&code=eq.lodz&vocabulary_terms.order=term'),
  ).toEqual([{ label: 'Łódź', term: expect.arrayContaining(['lodz']) }]);
  const plan = await ask('vocabulary?select=label', undefined, 'application/vnd.pgrst.plan+json');
  expect([plan.status, await plan.json()]).toMatchObject([406, { code: 'PGRST107' }]);
});

test('sessions that end under visitors are a 503 for those, and nobody else notices', async () => {
  const answer = await whileLocked(async () => {
    const asked = ask('vocabulary?select=label');
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    await backend.connection.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return asked;
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await ask('vocabulary?select=label&limit=1')).status).toBe(200);
});

test('an answer of more than 2 MB is refused', async () => {
  await backend.connection.exec(`
    insert into public.vocabulary (kind, code, label, position) select 'specialty', 'long ' || n, repeat('x', 9000), 0 from generate_series(1, 300) n`);
  const answer = await ask('vocabulary?select=label');
  expect([answer.status, await answer.json()]).toMatchObject([400, { message: /too large/ }]);
  expect((await ask('vocabulary?select=label&limit=100')).status).toBe(200);
  await backend.connection.exec(`delete from public.vocabulary where code like 'long %'`);
});

test('a hundred visitors at once are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('vocabulary?select=label&limit=1')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('what takes long where the crowd is full begins anew among it, is done once, and keeps no newcomer waiting', async () => {
  const rows = async () => {
    const sql = `select count(*)::int as count from public.contact_messages where name = 'Slow'`;
    return (await backend.connection.query<{ count: number }>(sql)).rows[0]?.count;
  };
  const lanes = Math.max(2, availableParallelism());
  const write = (index: number) =>
    backend.app.fetch(
      new Request('http://veto.test/rest/v1/contact_messages', {
        method: 'POST',
        headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Slow', email: `slow${index}@mail.test`, subject: 'Hello', message: 'How?' }),
      }),
      { peerAddress: `198.51.100.${index}` },
    );
  const written: Promise<Response>[] = [];
  await backend.connection.transaction(async (transaction) => {
    await transaction.exec('lock table public.contact_messages');
    written.push(...Array.from({ length: lanes + 1 }, (_, index) => write(index)));
    await vi.waitFor(async () => expect(await waiting()).toBe(lanes + 1));
    expect((await ask('vocabulary?select=label&limit=1')).status).toBe(200);
    expect(await waiting()).toBe(lanes);
  });
  expect((await Promise.all(written)).map(({ status }) => status)).toEqual(Array(lanes + 1).fill(201));
  expect(await rows()).toBe(lanes + 1);
});

test('visitors of whom nothing is known leave connections to others, and the site’s own work has its own', async () => {
  await whileLocked(async () => {
    const leaving = new AbortController();
    const asked = Array.from({ length: 12 }, () => ask('vocabulary?select=label', leaving.signal));
    // One lane more is for cheap questions.
    await vi.waitFor(async () => expect(await waiting()).toBe(Math.max(2, availableParallelism()) + 1));
    expect((await backend.connection.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    leaving.abort();
    await Promise.all(asked);
  });
});

const opened = (database: string) => createBackendApp({ ...testServices(files), database });

describe('a database that cannot be opened is refused in a sentence', () => {
  test('where nobody listens', async () => {
    const address = copy.address.replace(/:\d+\//, `:${await freePort()}/`);
    await expect(opened(address)).rejects.toThrow(
      /^The database at 127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED/,
    );
  });

  test('with a wrong password', async () => {
    const address = copy.address.replace('postgres:tests', 'postgres:wrong');
    await expect(opened(address)).rejects.toThrow(/refuses the role postgres: password authentication failed/);
  });

  test('where it does not exist', async () => {
    await expect(opened(`${copy.address}_not`)).rejects.toThrow(/^The database at .* has no copy_.*_not/);
  });

  test('as a role that may not make roles, before anything is changed', async () => {
    await backend.connection.exec(`create role outsider login password 'tests'`);
    const address = copy.address.replace('postgres:tests', 'outsider:tests');
    await expect(opened(address)).rejects.toThrow(/as its owner, with the rights createrole and bypassrls/);
    await backend.connection.exec('drop role outsider');
  });
});

test('a server of another major version is refused', async () => {
  const server = { query: async <Row>() => ({ rows: [{ version: 150_018 }] as Row[] }), exec: async () => {} };
  await expect(refuseOtherServer(server)).rejects.toThrow(
    'The database’s server is PostgreSQL 15, and Veto runs on 17.',
  );
});
