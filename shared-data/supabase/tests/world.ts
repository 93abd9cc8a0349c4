import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDate, today } from '@internationalized/date';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect, inject } from 'vitest';
import { openCopy } from './postgres/open-services.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, testServices } from './test-services.ts';

export interface Person {
  id: string;
  email: string;
  fullName: string;
  /** Signed in as this person, through the real auth and REST surface. */
  db: SupabaseClient;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** A fresh backend with nobody in it. Permissions are tested through `visitor` and people's `db`. */
export async function createWorld() {
  const files = mkdtempSync(path.join(tmpdir(), 'veto-database-tests-'));
  const { app, connection, close } = await openCopy(inject('postgres'), testServices(files));
  let people = 0;
  let begunVisits = 0;

  const client = (key = PUBLISHABLE_KEY) =>
    createClient('http://veto.test', key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        // A caller of the open internet: nothing is granted for being local.
        fetch: (input, init) => app.fetch(new Request(input, init), { peerAddress: '203.0.113.7' }),
      },
    });

  const signUp = async (
    fullName: string,
    metadata: Record<string, unknown>,
    email = `person${people + 1}@veto.test`,
  ): Promise<Person> => {
    people += 1;
    const db = client();
    const { data, error } = await db.auth.signUp({
      email,
      password: 'correct horse',
      options: { data: { full_name: fullName, ...metadata } },
    });
    if (error || !data.user) throw new Error(`Sign-up failed: ${error?.message}`);
    return { id: data.user.id, email, fullName, db };
  };

  const owner = (fullName = 'Olga Nowak') => signUp(fullName, { user_type: 'client' });
  const newVeterinarian = (fullName = 'Wanda Lis') => signUp(fullName, { user_type: 'veterinarian' });
  const checkLicence = async ({ id }: Pick<Person, 'id'>) =>
    connection.query(
      `insert into public.licences (veterinarian_id, verified_at, valid_until) values ($1, now(), now() + interval '2 years')
       on conflict (veterinarian_id) do update set verified_at = excluded.verified_at, valid_until = excluded.valid_until`,
      [id],
    );
  const veterinarian = async (fullName?: string) => {
    const vet = await newVeterinarian(fullName);
    await checkLicence(vet);
    return vet;
  };

  return {
    connection,
    signUp,
    owner,
    /** Registered, with nothing else. */
    newVeterinarian,
    /** Registered and with a checked licence, without profile or hours. */
    veterinarian,
    /** Checks a licence, as a moderator does. */
    checkLicence,
    visitor: client(),
    service: client(SECRET_KEY),
    /** Listed, and open every day from 08:00 to 18:00. */
    async bookableVeterinarian(profile: { fullName?: string; city?: string; specialty?: string } = {}) {
      const { fullName, city = 'Gdynia', specialty = 'Dermatology' } = profile;
      const vet = await veterinarian(fullName);
      await done(vet.db.from('profiles').update({ city, specialty }).eq('id', vet.id).select());
      await insertRows(vet.db, 'working_hours', everyDay(vet.id, '08:00', '18:00'));
      return vet;
    },
    /** A visit that has begun, each at another time: the operator enters it, because nobody books the past. */
    async begunVisit(client: Person, vet: Person, status = 'upcoming'): Promise<Appointment> {
      begunVisits += 1;
      const { rows } = await connection.query<Appointment>(
        `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, status)
         values ($1, $2, private.warsaw_today() - $3::integer, '10:00', 'Rex', 'dog', 'Check-up', $4)
         returning id, status, appointment_date::text, appointment_time::text`,
        [client.id, vet.id, begunVisits, status],
      );
      const [visit] = rows;
      if (!visit) throw new Error('The visit was not stored');
      return visit;
    },
    /** A request without any key, as an address in a browser is opened. */
    fetch: async (url: string): Promise<Response> => app.fetch(new Request(url), { peerAddress: '203.0.113.7' }),
    /** As the owner of the database: for setting a scene, never for testing a permission. */
    async sql<Row = Record<string, unknown>>(query: string, parameters: unknown[] = []): Promise<Row[]> {
      return (await connection.query<Row>(query, parameters)).rows;
    },
    async close() {
      await close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

interface Sides {
  owner?: string;
  otherOwner?: string;
  vet?: Parameters<World['bookableVeterinarian']>[0];
  otherVet?: Parameters<World['bookableVeterinarian']>[0];
}

/** A world of two owners and two bookable veterinarians, for all tests of a file. A side is named where its name matters. */
export async function createSides({ owner, otherOwner, vet, otherVet }: Sides = {}) {
  const world = await createWorld();
  afterAll(() => world.close());
  return {
    world,
    owner: await world.owner(owner),
    otherOwner: await world.owner(otherOwner),
    vet: await world.bookableVeterinarian(vet),
    otherVet: await world.bookableVeterinarian(otherVet),
  };
}

export function everyDay(veterinarian_id: string, opens_at: string, closes_at: string) {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ veterinarian_id, weekday, opens_at, closes_at }));
}

/** The date so many days from today in Warsaw: 'YYYY-MM-DD'. */
export function day(ahead: number): string {
  return today('Europe/Warsaw').add({ days: ahead }).toString();
}

/** Another day at each call, from the one after so many days on: no test takes another's slot. */
export function freeDays(from: number): () => string {
  let days = from;
  return () => {
    days += 1;
    return day(days);
  };
}

/** The first date from `from` on with this ISO weekday (1 is Monday). */
export function nextWeekday(weekday: number, from = day(1)): string {
  const date = parseDate(from);
  const at = (new Date(`${from}T12:00:00Z`).getUTCDay() + 6) % 7;
  return date.add({ days: (weekday - 1 - at + 7) % 7 }).toString();
}

/** The row that the booking dialog inserts. */
export function booking(client: Person, vet: Person, date = day(3), time = '10:00') {
  return {
    veterinarian_id: vet.id,
    client_id: client.id,
    appointment_date: date,
    appointment_time: time,
    pet_name: 'Rex',
    pet_type: 'dog',
    reason_for_visit: 'Check-up',
    location: 'Clinic Address',
    status: 'upcoming',
  };
}

export interface Appointment {
  id: string;
  status: string;
  appointment_date: string;
  appointment_time: string;
}

export async function book(client: Person, vet: Person, date?: string, time?: string): Promise<Appointment> {
  return done(
    client.db
      .from('appointments')
      .insert(booking(client, vet, date, time))
      .select()
      .single(),
  );
}

interface Answer<T> {
  data: T;
  error: { message: string; code?: string } | null;
  status?: number;
}

/** The data of a call that must succeed. */
export async function done<T>(call: PromiseLike<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error } = await call;
  if (error) throw new Error(error.message);
  if (data === null || data === undefined) throw new Error('The call returned nothing');
  return data;
}

/** Adds rows as `db` may. */
export const insertRows = (db: SupabaseClient, table: string, rows: object | readonly object[]) =>
  done(db.from(table).insert(rows).select());

/** Asserts that a call is refused with this HTTP status (and sentence). */
export async function refused(call: PromiseLike<Answer<unknown>>, status: number, message?: RegExp): Promise<void> {
  const answer = await call;
  expect(answer.error, 'was not refused').not.toBeNull();
  expect({ status: answer.status, message: answer.error?.message }).toMatchObject({ status });
  if (message) expect(answer.error?.message).toMatch(message);
}

/**
 * Asserts that a call neither shows nor changes anything: row-level security hides every row, or the role has no right
 * to the table at all. Which of the two it is, `authorization.txt` says for each table and role.
 */
export async function withoutEffect(call: PromiseLike<Answer<unknown>>): Promise<void> {
  const { data, error, status } = await call;
  if (error) expect({ code: error.code, forbidden: status === 401 || status === 403 }).toEqual(FORBIDDEN);
  else expect(data).toEqual([]);
}

/** 'insufficient_privilege' of PostgreSQL. */
const FORBIDDEN = { code: '42501', forbidden: true };
