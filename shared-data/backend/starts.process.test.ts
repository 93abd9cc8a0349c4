import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { copyDatabase } from '../supabase/tests/postgres/server.ts';
import { PUBLISHABLE_KEY, testServices } from '../supabase/tests/test-services.ts';
import { createBackendApp } from './app.ts';

const files = mkdtempSync(path.join(tmpdir(), 'veto-grants-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

/** Opens the database, asks a first question, and resolves with every table's rights. */
async function rightsAfterStart(database: string, damage?: string): Promise<unknown[]> {
  const { app, connection, close } = await createBackendApp({ ...testServices(files), database });
  const question = new Request('http://veto.test/rest/v1/vocabulary?limit=1', { headers: { apikey: PUBLISHABLE_KEY } });
  expect((await app.fetch(question, { peerAddress: '203.0.113.7' })).status).toBe(200);
  const { rows } = await connection.query(
    `select relnamespace::regnamespace::text as schema, relname, relacl::text from pg_class
     where relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage') and relkind = 'r' order by 1, 2`,
  );
  if (damage) await connection.exec(damage);
  await close();
  return rows;
}

test('every start leaves the rights as the migrations state them', async () => {
  const { address, drop } = await copyDatabase(inject('postgres'));
  const first = await rightsAfterStart(address, 'grant all on all tables in schema storage to anon');
  expect(first.length).toBeGreaterThan(15);
  expect(await rightsAfterStart(address)).toEqual(first);
  await drop();
});

test('a database with all migrations of former days goes on, one that lacks the last of them is left as it is', async () => {
  const { address, drop } = await copyDatabase(inject('postgres'));
  const { connection, close } = await createBackendApp({ ...testServices(files), database: address });
  const history = 'supabase_migrations.schema_migrations';
  await connection.exec(`insert into ${history} (version) values ('20261123110000')`);
  await close();
  const again = await createBackendApp({ ...testServices(files), database: address });
  await again.connection.exec(`delete from ${history} where version <> '20261123110000'`);
  await again.close();
  await expect(createBackendApp({ ...testServices(files), database: address })).rejects.toThrow(/from before \d{14}: /);
  await drop();
});
