import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { appointmentRows } from './appointments.schema.ts';
import { loadAppointments } from './load-appointments.ts';

const ROWS_AT_MOST = 1000;
const stored = Array.from({ length: 1203 }, (_, index) => ({
  id: `visit ${index}`,
  veterinarian_id: 'vet',
  client_id: 'owner',
  appointment_date: '2026-11-23',
  appointment_time: '10:00:00',
  status: 'upcoming',
}));
const asked: URLSearchParams[] = [];

/** A server that leaves rows out without a word. */
async function server(input: RequestInfo | URL): Promise<Response> {
  const { searchParams } = new URL(String(input));
  asked.push(searchParams);
  const offset = Number(searchParams.get('offset') ?? 0);
  const limit = Math.min(Number(searchParams.get('limit') ?? ROWS_AT_MOST), ROWS_AT_MOST);
  return Response.json(stored.slice(offset, offset + limit));
}

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('@veto/shared-data/core', () => ({
  async request<T>(
    build: (client: PostgrestClient) => PromiseLike<{ data: unknown }>,
    rows: { parse(data: unknown): T },
  ) {
    const { data } = await build(new PostgrestClient('http://localhost', { fetch: server }));
    return rows.parse(data);
  },
}));
beforeEach(() => {
  asked.length = 0;
});

test('more visits than one answer has are read to the last', async () => {
  const visits = await loadAppointments('veterinarian_id', 'vet', new AbortController().signal);
  expect(visits.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
});

test('the order is the same on every page', async () => {
  await loadAppointments('client_id', 'owner', new AbortController().signal);
  expect(new Set(asked.map((search) => search.get('order')))).toEqual(
    new Set(['appointment_date.asc,appointment_time.asc,id.asc']),
  );
  expect(asked.every((search) => search.get('client_id') === 'eq.owner')).toBe(true);
});

test('a visit says that its pet has died, and nothing where the pet is hidden', async () => {
  const pets = [{ remembered_since: '2026-11-20T10:00:00Z' }, { remembered_since: null }, null];
  const rows = pets.map((pet, index) => ({ ...stored[index], pet }));
  expect(appointmentRows.parse(rows).map(({ petDied }) => petDied)).toEqual([true, undefined, undefined]);
});
