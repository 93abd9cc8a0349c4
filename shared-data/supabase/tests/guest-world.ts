import { beforeEach } from 'vitest';
import type { Claimed } from './reminder-world.ts';
import { createSides, day, done } from './world.ts';

export interface GuestVisit {
  state: string;
  cancelled_by: string | null;
  date: string;
  time: string;
  pet: string | null;
  email: string | null;
}

type Fields = Record<string, unknown>;
type GuestMail = Omit<Claimed, 'about'> & {
  name: string | null;
  about: Fields & { secret?: string; code?: string };
};

/** Two vets whom guests book, two owners and the worker that mails them, for all tests of a file; each test begins without visits, news and mails. */
export async function createGuests() {
  const sides = await createSides();
  const { world, vet } = sides;

  beforeEach(async () => {
    for (const table of [
      'private.mails',
      'private.guest_visits',
      'private.guest_codes',
      'public.appointments',
      'public.visit_types',
      'public.notifications',
    ])
      await world.sql(`delete from ${table}`);
  });

  const guest = {
    veterinarian: vet.id,
    visit_date: day(3),
    visit_time: '10:00',
    client_name: 'Anna Gość',
    client_phone: '+48 600-100-200',
    pet_name: 'Mruczek',
    pet_type: 'cat',
    reason: 'Szczepienie',
  };
  const asking = (fields: Fields = {}, db = world.visitor) => db.rpc('book_as_guest', { ...guest, ...fields });

  return {
    ...sides,
    /** Books as a guest; `fields` differ from a cat's visit at ten in three days. */
    asking,
    /** Books, and resolves with the secret of the guest's link. */
    book: async (fields?: Fields) => (await done(asking(fields))) as string,
    shown: async (secret: string) => (await done(world.visitor.rpc('guest_visit', { secret }))) as GuestVisit,
    move: (secret: string, new_date: string, new_time: string) =>
      world.visitor.rpc('move_guest_visit', { secret, new_date, new_time }),
    cancel: (secret: string) => world.visitor.rpc('cancel_guest_visit', { secret }),
    /** The times that are free for guests: 'HH:MM'. */
    async times(date = guest.visit_date): Promise<string[]> {
      const asked = { veterinarian: vet.id, from_date: date, to_date: date };
      const slots = (await done(world.visitor.rpc('free_slots', asked))) as { slot_time: string }[];
      return slots.map(({ slot_time }) => slot_time.slice(0, 5));
    },
    /** The mails that a worker sends at a moment, now unless said otherwise. */
    mails: async (at?: string) =>
      (await done(world.service.rpc('claim_mails', { at_most: 50, ...(at && { at }) }))) as GuestMail[],
    /** Has all visits begun so many days ago, as the operator enters it: nobody books the past. */
    begun: (days = 1) =>
      world.sql(
        `update public.appointments set appointment_date = private.warsaw_today() - $1::integer where client_id is null`,
        [days],
      ),
    news: async () => await done(vet.db.from('notifications').select('kind, about').order('created_at')),
  };
}
