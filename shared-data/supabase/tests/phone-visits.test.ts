import { describe, expect, test } from 'vitest';
import { book, booking, createSides, day, done, freeDays, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, vet, otherVet: other } = await createSides();

const freeDay = freeDays(3);
const CALLER = { client_name: 'Anna Lis', client_phone: '600 100 200', pet_name: 'Mruczek', pet_type: 'cat' };
const bookByPhone = (
  visit_date: string,
  visit_time: string,
  { person = vet, ...columns }: { person?: Person; [column: string]: unknown } = {},
) =>
  person.db
    .from('phone_visits')
    .insert({ ...CALLER, visit_date, visit_time, ...columns })
    .select('id');
async function times(date: string): Promise<string[]> {
  const rows = await done(world.visitor.rpc('free_slots', { veterinarian: vet.id, from_date: date, to_date: date }));
  return (rows as { slot_time: string }[]).map(({ slot_time }) => slot_time.slice(0, 5));
}

describe('a visit booked by phone', () => {
  test('takes its time from everybody else, until it is cancelled', async () => {
    const date = freeDay();
    const before = await times(date);
    const [visit] = await done(bookByPhone(date, '10:00'));
    expect(await times(date)).toEqual(before.filter((time) => time !== '10:00'));
    await refused(owner.db.from('appointments').insert(booking(owner, vet, date, '10:00')), 409, /just been taken/);
    await done(vet.db.from('phone_visits').delete().eq('id', visit?.id).select('id'));
    expect(await times(date)).toEqual(before);
  });

  test('never overlaps a booked visit, a time that is held for an answer, or another call', async () => {
    const date = freeDay();
    const { id } = await book(owner, vet, date, '11:00');
    await done(owner.db.rpc('request_reschedule', { appointment: id, proposed_date: date, proposed_time: '12:00' }));
    await done(bookByPhone(date, '13:00'));
    for (const time of ['10:45', '11:00', '12:15', '13:29'])
      await refused(bookByPhone(date, time), 409, /just been taken/);
  });

  test('may lie outside the working hours and on a day off, where owners cannot book', async () => {
    const date = freeDay();
    await done(
      vet.db.from('time_off').insert({ veterinarian_id: vet.id, starts_on: date, ends_on: date }).select('id'),
    );
    await done(bookByPhone(date, '10:00'));
    await done(bookByPhone(date, '22:00'));
  });

  test('is refused in the past and beyond a year', async () => {
    await refused(bookByPhone(day(-1), '10:00'), 400, /has passed/);
    await refused(bookByPhone(day(400), '10:00'), 400, /one year ahead/);
  });

  test.each([
    ['no client', { client_name: ' ' }],
    ['no animal', { pet_name: '' }],
    ['a kind of animal that is none', { pet_type: '' }],
    ['a reason of 1,001 characters', { reason: 'x'.repeat(1001) }],
    ['seconds', { visit_time: '10:00:30' }],
    ['a time of the next day', { visit_time: '24:00' }],
  ])('with %s is refused', async (_, columns) => {
    await refused(bookByPhone(freeDay(), '10:00', columns), 400);
  });
});

describe('the caller', () => {
  test('is read and cancelled by nobody but the veterinarian', async () => {
    const [visit] = await done(bookByPhone(freeDay(), '10:00'));
    for (const db of [owner.db, other.db]) {
      await withoutEffect(db.from('phone_visits').select().eq('id', visit?.id));
      await withoutEffect(db.from('phone_visits').delete().eq('id', visit?.id).select());
    }
    expect((await world.visitor.from('phone_visits').select()).error?.code).toBe('42501');
    expect(await done(vet.db.from('phone_visits').select('client_phone').eq('id', visit?.id))).toEqual([
      { client_phone: '+48 600 100 200' },
    ]);
    await refused(vet.db.from('phone_visits').update({ client_name: 'x' }).eq('id', visit?.id).select(), 403);
  });

  test('is booked by veterinarians, for their own practice', async () => {
    await refused(bookByPhone(freeDay(), '10:00', { person: owner }), 403, /your own practice/);
    const forAnother = other.db
      .from('phone_visits')
      .insert({ ...CALLER, veterinarian_id: vet.id, visit_date: freeDay(), visit_time: '10:00' });
    await refused(forAnother, 403, /your own practice/);
  });

  test('is in the calendar that other programs read, by name only where the veterinarian wants names', async () => {
    const date = freeDay();
    await done(bookByPhone(date, '09:00'));
    const feed = async (with_names: boolean) => {
      const secret = await done(vet.db.rpc('make_calendar_link', { with_names }));
      const entries = await done(world.visitor.rpc('calendar_feed', { secret }));
      return (entries as { date: string; owner: string | null }[]).filter((entry) => entry.date === date);
    };
    expect(await feed(true)).toMatchObject([{ time: '09:00', minutes: 30, pet: 'Mruczek', owner: 'Anna Lis' }]);
    expect(await feed(false)).toMatchObject([{ time: '09:00', minutes: 30, pet: null, owner: null }]);
  });
});
