import { readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { readCatalog } from '../../types/read-catalog.ts';
import { TYPES_FILE, writeTypes } from '../../types/write-types.ts';
import { asSuperuser, copyDatabase } from './server.ts';

async function typesAfter(change: (sql: postgres.Sql) => Promise<unknown>): Promise<string> {
  const server = inject('postgres');
  const { database, drop } = await copyDatabase(server);
  try {
    const catalog = await asSuperuser(server.port, database, async (sql) => {
      await change(sql);
      return readCatalog(sql);
    });
    return writeTypes(catalog);
  } finally {
    await drop();
  }
}

test('the types of rows and functions are those of the catalog', async () => {
  const types = await typesAfter(async () => undefined);
  expect(types, 'make them anew: pnpm db:types').toBe(readFileSync(TYPES_FILE, 'utf8'));
});

test('columns made in another order give the same types', async () => {
  const types = await typesAfter((sql) =>
    sql.unsafe(
      'alter table public.admins drop column created_at, add column created_at timestamptz not null default now()',
    ),
  );
  expect(types).toBe(readFileSync(TYPES_FILE, 'utf8'));
});

test('a type that nobody has given a meaning is an error', async () => {
  const types = typesAfter((sql) => sql.unsafe('alter table public.admins add column at_home point'));
  await expect(types).rejects.toThrow('point');
});
