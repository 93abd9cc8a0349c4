import { describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { booking, day, done, insertRows, type Person, refused } from './world.ts';

const { world, owner, vet, otherVet, asking } = await createGuests();

async function offer(differences: object = {}, { db, id }: Person = vet): Promise<string> {
  const type = { veterinarian_id: id, name: 'Surgery', minutes: 60, price_from: 200, price_to: 350, ...differences };
  return (await done(db.from('visit_types').insert(type).select('id').single())).id;
}
const book = (visit_type_id: string, time = '10:00', differences: object = {}) =>
  owner.db
    .from('appointments')
    .insert({ ...booking(owner, vet, day(3), time), visit_type_id, ...differences })
    .select()
    .single();
const CALLER = { booked_by: 'vet', client_name: 'Ala', pet_name: 'Bis', pet_type: 'dog', appointment_date: day(3) };
const bookAsGuest = (visit_type: string, visit_time = '10:00') => asking({ visit_time, visit_type });
async function times(minutes?: number): Promise<string[]> {
  const asked = { veterinarian: vet.id, from_date: day(3), to_date: day(3), ...(minutes && { minutes }) };
  const rows = (await done(world.visitor.rpc('free_slots', asked))) as { slot_time: string }[];
  return rows.map(({ slot_time }) => slot_time.slice(0, 5));
}

describe('a booking with a type', () => {
  const snapshot = { visit_type: 'Surgery', price_from: 200, price_to: 350, duration_minutes: 60 };

  test('takes length, name and price from the type, and keeps them when it is changed or removed', async () => {
    const type = await offer();
    const visit = await done(book(type));
    expect(visit).toMatchObject({ visit_type_id: type, ...snapshot });
    await done(vet.db.from('visit_types').update({ name: 'X', minutes: 15, price_to: 900 }).eq('id', type).select());
    await done(vet.db.from('visit_types').delete().eq('id', type).select());
    expect(await done(owner.db.from('appointments').select('*').single())).toMatchObject({
      visit_type_id: null,
      ...snapshot,
    });
  });

  test('never takes them from the owner', async () => {
    for (const forged of [{ duration_minutes: 15 }, { visit_type: 'Free' }, { price_from: 0 }, { price_to: 0 }]) {
      await refused(book(await offer({ name: Object.keys(forged)[0] }), '10:00', forged), 403);
    }
  });

  test('is half an hour without one, as before', async () => {
    await offer();
    expect(await done(owner.db.from('appointments').insert(booking(owner, vet)).select().single())).toMatchObject({
      duration_minutes: 30,
      visit_type: null,
      price_from: null,
    });
  });

  test('has the length that the type has by then, and is refused where that does not fit', async () => {
    const type = await offer({ minutes: 30 });
    await insertRows(owner.db, 'appointments', booking(owner, vet, day(3), '11:00'));
    await done(vet.db.from('visit_types').update({ minutes: 60 }).eq('id', type).select());
    await refused(book(type, '10:30'), 409, /just been taken/);
    await refused(book(type, '17:30'), 409, /does not work at this time/);
    expect(await done(book(type, '10:00'))).toMatchObject({ duration_minutes: 60 });
  });
});

describe('two visits', () => {
  test('that would overlap by a minute are refused, and end to end they are booked', async () => {
    const [short, long] = [await offer({ name: 'Nails', minutes: 20 }), await offer({ minutes: 65 })];
    await done(book(long, '10:00'));
    // It ends at 11:05.
    await refused(book(short, '11:00'), 409, /just been taken/);
    await refused(book(short, '09:50'), 409);
    await done(book(short, '09:40'));
    await done(book(short, '11:20'));
    await refused(book(long, '08:40'), 409);
    await refused(book(long, '11:00'), 409, /just been taken/);
  });

  test('of a guest and by phone hold the length of their types', async () => {
    const type = await offer();
    await done(bookAsGuest(type, '10:00'));
    await refused(book(type, '10:30'), 409, /just been taken/);
    const call = (appointment_time: string) =>
      vet.db.from('appointments').insert({ ...CALLER, veterinarian_id: vet.id, visit_type_id: type, appointment_time });
    await refused(call('10:59'), 409, /just been taken/);
    expect((await call('11:00')).error).toBeNull();
    const stored = await done(vet.db.rpc('visits_of_practice').eq('booked_by', 'vet').single());
    expect(stored).toMatchObject({ duration_minutes: 60, visit_type: 'Surgery', price_from: 200, price_to: 350 });
    expect((await times()).includes('11:30')).toBe(false);
  });
});

describe('free times', () => {
  test('are those that fit the length: every half hour, for shorter visits one after the other', async () => {
    await done(book(await offer({ minutes: 240 }), '09:00'));
    expect(await times()).toEqual(await times(30));
    expect((await times(30)).slice(0, 3)).toEqual(['08:00', '08:30', '13:00']);
    expect((await times(60)).slice(0, 2)).toEqual(['08:00', '13:00']);
    expect((await times(20)).slice(0, 5)).toEqual(['08:00', '08:20', '08:40', '13:00', '13:20']);
    expect((await times(60)).at(-1)).toBe('17:00');
    expect(await times(240)).toEqual(['13:00', '13:30', '14:00']);
  });

  test('are listed for lengths that there can be', async () => {
    const asked = { veterinarian: vet.id, from_date: day(3), to_date: day(3) };
    for (const minutes of [0, 5, 241])
      await refused(world.visitor.rpc('free_slots', { ...asked, minutes }), 400, /10 to 240 minutes/);
    await refused(world.visitor.rpc('free_slots', { ...asked, minutes: null }), 400);
  });

  test('nearest to a lost one are of its length', async () => {
    await done(book(await offer(), '10:00'));
    const asked = { veterinarian: vet.id, wanted_date: day(3), wanted_time: '10:00', count: 2, minutes: 60 };
    expect(await done(world.visitor.rpc('nearest_free_slots', asked))).toEqual([
      { slot_date: day(3), slot_time: '09:00:00' },
      { slot_date: day(3), slot_time: '11:00:00' },
    ]);
  });

  test('in the lists are those of the first type that everybody may book', async () => {
    const free = async () => {
      const rows = await done(world.visitor.rpc('next_free_days', { veterinarians: [vet.id], days: 4 }));
      return (rows as { slot_date: string; free_count: number }[]).find(({ slot_date }) => slot_date === day(3));
    };
    const next = async () =>
      (await world.sql('select next_slot_at::text from public.vet_stats where veterinarian_id = $1', [vet.id]))[0];
    await offer({ name: 'By phone', booked_by: 'phone', minutes: 120 });
    expect(await free()).toMatchObject({ free_count: 20 });
    const before = await next();
    const type = await offer({ minutes: 240, position: 1 });
    expect(await free()).toMatchObject({ free_count: 13 });
    await done(vet.db.from('visit_types').delete().eq('id', type).select());
    expect(await next()).toEqual(before);
  });
});

describe('a type is refused', () => {
  const known = async () => {
    await world.begunVisit(owner, vet, 'completed');
  };

  test('that is booked only by phone; by phone it is booked', async () => {
    const type = await offer({ booked_by: 'phone' });
    await refused(book(type), 403, /only by phone/);
    await refused(bookAsGuest(type), 403, /only by phone/);
  });

  test.each([
    ['for own patients', { booked_by: 'own patients' }],
    ['for returning animals', { visits: 'returning' }],
  ])('%s until a visit there is completed', async (_what, differences) => {
    const type = await offer(differences);
    await refused(book(type), 403, /been here before/);
    await refused(bookAsGuest(type), 403, /been here before/);
    await world.begunVisit(owner, otherVet, 'completed');
    await world.begunVisit(owner, vet, 'cancelled');
    await refused(book(type), 403, /been here before/);
    await known();
    await done(book(type));
  });

  test('for a first visit from then on', async () => {
    const type = await offer({ visits: 'first' });
    await done(bookAsGuest(type, '12:00'));
    await done(book(type));
    await known();
    await refused(book(type, '14:00'), 403, /for new clients/);
  });

  test.each([
    [['cat'], 'dog', 400],
    [['dog'], 'Dog', 201],
    [['small_mammal'], 'rabbit', 201],
    [['exotic'], 'other', 201],
    [['exotic'], 'cat', 400],
    [['dog', 'cat'], 'other', 400],
  ])('for %j where it is a %s: %i', async (treats, pet_type, status) => {
    expect(await book(await offer({ treats }), '10:00', { pet_type })).toMatchObject({ status });
  });

  test('of another vet, and one that is gone', async () => {
    for (const type of [await offer({}, otherVet), crypto.randomUUID()]) {
      await refused(book(type), 404, /not offered any more/);
      await refused(bookAsGuest(type), 404, /not offered any more/);
      const caller = { ...CALLER, veterinarian_id: vet.id, appointment_time: '10:00' };
      await refused(
        vet.db.from('appointments').insert({ ...caller, visit_type_id: type }),
        404,
        /not offered any more/,
      );
    }
  });
});

describe('a booking without a type, where there are types,', () => {
  const guest = (pet_type = 'cat') => asking({ pet_type, visit_time: '12:00' });
  const plain = (differences: object = {}) =>
    owner.db.from('appointments').insert({ ...booking(owner, vet), ...differences });

  test.each([
    ['by phone', { booked_by: 'phone' }, 403, /only by phone/],
    ['by own patients', { booked_by: 'own patients' }, 403, /been here before/],
    ['for another visit', { visits: 'returning' }, 403, /been here before/],
    ['for another animal', { treats: ['bird'] }, 400, /not for this animal/],
  ])('is refused as a type is while all are booked %s', async (_what, differences, status, sentence) => {
    await offer(differences);
    await refused(plain(), status, sentence);
    await refused(guest(), status, sentence);
    await offer({ name: 'Consultation', position: 1 });
    await done(plain().select());
    await done(guest());
  });

  test('opens and closes with a completed visit there', async () => {
    await offer({ visits: 'first' });
    await done(plain().select());
    await world.begunVisit(owner, vet, 'completed');
    await refused(plain({ appointment_time: '14:00' }), 403, /for new clients/);
    await offer({ name: 'Check', booked_by: 'own patients', position: 1 });
    await done(plain({ appointment_time: '14:00' }).select());
  });

  test('is refused for the reason of the first', async () => {
    await offer({ name: 'By phone', booked_by: 'phone', position: 1 });
    await offer({ name: 'Birds', treats: ['bird'] });
    await refused(plain(), 400, /not for this animal/);
  });
});

describe('moving', () => {
  test('a visit keeps its length', async () => {
    const { id } = await done(book(await offer()));
    await insertRows(owner.db, 'appointments', booking(owner, vet, day(3), '14:00'));
    const ask = (proposed_time: string) =>
      owner.db.rpc('request_reschedule', { appointment: id, proposed_date: day(3), proposed_time });
    await refused(ask('13:30'), 409, /just been taken/);
    await done(ask('13:00'));
    expect(await times()).not.toContain('13:30');
  });

  test("a guest's visit keeps it, too, and so does the account that takes it over", async () => {
    const secret = (await done(bookAsGuest(await offer()))) as string;
    const shown = { minutes: 60, visit_type: 'Surgery', price_from: 200, price_to: 350 };
    expect(await done(world.visitor.rpc('guest_visit', { secret }))).toMatchObject(shown);
    const moved = await done(world.visitor.rpc('move_guest_visit', { secret, new_date: day(3), new_time: '12:00' }));
    expect(moved).toMatchObject({ ...shown, time: '12:00' });
    await refused(owner.db.from('appointments').insert(booking(owner, vet, day(3), '12:30')), 409, /just been taken/);
  });
});
