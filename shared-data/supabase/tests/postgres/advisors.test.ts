import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ADVISOR_RULES } from './advisor-rules.ts';
import { type Connections, openConnections } from './connections.ts';

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 1);
});
afterAll(() => connections.close());

/**
 * Past row-level security on purpose: they answer from rows that their callers must not read (others' visits, time off,
 * the searched text), or write what a policy cannot say. Each checks by itself who asks. `authorization.test.ts` holds the list.
 */
const listed = readFileSync(path.join(import.meta.dirname, '../authorization.txt'), 'utf8');
const DEFINERS = new Set([...listed.matchAll(/^public\.(\w+)\((?!.*\) as whoever asks)/gm)].map(([, name]) => name));

test.each(Object.entries(ADVISOR_RULES))('%s', async (_name, { find, fault }) => {
  const { superuser } = connections;
  const reported = (subjects: readonly { subject?: string }[]) =>
    subjects
      .map(({ subject = '' }) => subject.replace(/^public\./, ''))
      .filter((subject) => !DEFINERS.has(subject.split('(')[0]));
  expect(reported(await superuser.unsafe(find))).toEqual([]);

  // The rule would see it: a fault made on purpose, and taken back.
  const undo = new Error('taken back');
  const found: string[] = [];
  const tried = superuser.begin(async (sql) => {
    await sql.unsafe(fault);
    found.push(...reported(await sql.unsafe(find)));
    throw undo;
  });
  await expect(tried).rejects.toBe(undo);
  expect(found).not.toEqual([]);
});
