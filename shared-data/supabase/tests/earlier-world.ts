import { beforeEach, expect } from 'vitest';
import { book, createSides, day, done, type Person } from './world.ts';

/** A request for any time of the days from tomorrow to the twentieth. */
export const ANY_TIME = {
  from_date: day(1),
  to_date: day(20),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  hours: Array.from({ length: 24 }, (_, hour) => hour),
};

export interface Offer {
  id: string;
  client_id: string;
  veterinarian_id: string;
  slot_date: string;
  slot_time: string;
  outcome: string | null;
}

/** Two owners, two vets and the worker, for all tests of a file; each test begins without visits, requests, news and mails. */
export async function createEarlier() {
  const sides = await createSides();
  const { world } = sides;

  beforeEach(async () => {
    for (const table of [
      'public.earlier_requests',
      'public.appointments',
      'private.freed_times',
      'public.notifications',
      'private.mails',
    ])
      await world.sql(`delete from ${table}`);
  });

  const third = await world.owner('Teresa Bąk');
  const cancel = ({ db }: Person, { id }: { id: string }) =>
    done(db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select());
  const offersOf = async ({ db }: Pick<Person, 'db'>) =>
    (await done(db.from('slot_offers').select().order('offered_at'))) as Offer[];

  return {
    ...sides,
    third,
    cancel,
    offersOf,
    /** A time that comes free: the third owner books and cancels it. */
    free: async (veterinarian = sides.vet, date = day(5), time = '10:00') => {
      await cancel(third, await book(third, veterinarian, date, time));
    },
    decline: async (person: Person) => {
      const [offer] = await offersOf(person);
      expect((await person.db.rpc('decline_offer', { offer: offer?.id })).error).toBeNull();
    },
    ask: ({ db }: Pick<Person, 'db'>, wish: Record<string, unknown>) =>
      db.rpc('ask_for_earlier', { ...ANY_TIME, ...wish }),
    /** Asks for a visit that is not booked yet. */
    askForNew: ({ db }: Pick<Person, 'db'>, veterinarian: Person, wish: Record<string, unknown> = {}) =>
      db.rpc('ask_for_earlier', {
        ...ANY_TIME,
        ...{ veterinarian: veterinarian.id, pet_name: 'Rex', pet_type: 'dog', reason: 'Limps' },
        ...wish,
      }),
    /** The worker's turn at a moment of its clock. */
    work: (at = new Date().toISOString()) => done(world.service.rpc('claim_mails', { at_most: 50, at })),
    take: ({ db }: Pick<Person, 'db'>, { id }: Pick<Offer, 'id'>) => db.rpc('take_offer', { offer: id }),
    /** As if the ten minutes of every offer were over. */
    letTimePass: () =>
      world.sql(
        `update public.slot_offers set offered_at = offered_at - interval '10 minutes', held_until = held_until - interval '10 minutes'`,
      ),
    /** By day and by night alike. */
    nobodySleeps: () =>
      world.sql(
        `create or replace function private.is_quiet(at timestamptz) returns boolean
         language sql immutable set search_path = '' as 'select false'`,
      ),
  };
}
