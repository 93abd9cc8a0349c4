import { describe, expect, test } from 'vitest';
import { book, booking, createSides, day, done, freeDays, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, vet, otherVet: other } = await createSides();

const freeDay = freeDays(3);
const CALLER = { client_name: 'Anna Lis', client_phone: '600 100 200', pet_name: 'Mruczek', pet_type: 'cat' };
const bookByPhone = (
  appointment_date: string,
  appointment_time: string,
  { person = vet, ...columns }: { person?: Person; [column: string]: unknown } = {},
) =>
  person.db
    .from('appointments')
    .insert({ ...CALLER, booked_by: 'vet', veterinarian_id: vet.id, appointment_date, appointment_time, ...columns });
async function booked(date: string, time: string): Promise<string> {
  expect((await bookByPhone(date, time)).error).toBeNull();
  const { id } = (await done(vet.db.rpc('visits_of_practice').eq('appointment_date', date).single())) as { id: string };
  return id;
}
const cancel = (visit: string, { db } = vet) => db.rpc('cancel_own_visit', { visit, reason: 'The owner asked for it' });
async function times(date: string): Promise<string[]> {
  const rows = await done(world.visitor.rpc('free_slots', { veterinarian: vet.id, from_date: date, to_date: date }));
  return (rows as { slot_time: string }[]).map(({ slot_time }) => slot_time.slice(0, 5));
}

describe('a visit booked by phone', () => {
  test('takes its time from everybody else, until it is cancelled', async () => {
    const date = freeDay();
    const before = await times(date);
    const visit = await booked(date, '10:00');
    expect(await times(date)).toEqual(before.filter((time) => time !== '10:00'));
    await refused(owner.db.from('appointments').insert(booking(owner, vet, date, '10:00')), 409, /just been taken/);
    expect((await cancel(visit)).error).toBeNull();
    expect(await times(date)).toEqual(before);
  });

  test('never overlaps a booked visit, a time that is held for an answer, or another call', async () => {
    const date = freeDay();
    const { id } = await book(owner, vet, date, '11:00');
    await done(owner.db.rpc('request_reschedule', { appointment: id, proposed_date: date, proposed_time: '12:00' }));
    expect((await bookByPhone(date, '13:00')).error).toBeNull();
    for (const time of ['10:45', '11:00', '12:15', '13:29'])
      await refused(bookByPhone(date, time), 409, /just been taken/);
  });

  test('may lie outside the working hours and on a day off, where owners cannot book', async () => {
    const date = freeDay();
    await done(
      vet.db.from('time_off').insert({ veterinarian_id: vet.id, starts_on: date, ends_on: date }).select('id'),
    );
    for (const time of ['10:00', '22:00']) expect((await bookByPhone(date, time)).error).toBeNull();
  });

  test('is refused in the past and beyond a year', async () => {
    await refused(bookByPhone(day(-1), '10:00'), 400, /has passed/);
    await refused(bookByPhone(day(400), '10:00'), 400, /one year ahead/);
  });

  test.each([
    ['no client', { client_name: ' ' }],
    ['an animal of somebody else', { pet_id: crypto.randomUUID() }],
    ['no animal', { pet_name: '' }],
    ['a kind of animal that is none', { pet_type: '' }],
    ['a reason of 1,001 characters', { reason_for_visit: 'x'.repeat(1001) }],
    ['seconds', { appointment_time: '10:00:30' }],
    ['a time of the next day', { appointment_time: '24:00' }],
  ])('with %s is refused', async (_, columns) => {
    const { error, status } = await bookByPhone(freeDay(), '10:00', columns);
    expect(error).not.toBeNull();
    expect([400, 403]).toContain(status);
  });
});

describe('the caller', () => {
  test('is read and cancelled by nobody but the veterinarian', async () => {
    const date = freeDay();
    const visit = await booked(date, '10:00');
    for (const person of [owner, other]) {
      await withoutEffect(person.db.from('appointments').select().eq('id', visit));
      await withoutEffect(person.db.from('appointments').update({ status: 'cancelled' }).eq('id', visit).select());
      await refused(cancel(visit, person), 404);
      await refused(person.db.rpc('save_visit_note', { visit, note: 'x' }), 404);
    }
    expect((await world.visitor.rpc('visits_of_practice')).error?.code).toBe('42501');
    expect(await done(vet.db.rpc('visits_of_practice').select('client_phone').eq('id', visit))).toEqual([
      { client_phone: '+48 600 100 200' },
    ]);
  });

  test('is booked by veterinarians, for their own practice', async () => {
    await refused(bookByPhone(freeDay(), '10:00', { person: owner }), 403, /your own practice/);
    await refused(bookByPhone(freeDay(), '10:00', { person: other }), 403, /your own practice/);
    const named = { ...booking(owner, vet, freeDay(), '10:00'), client_name: 'Anna Lis' };
    await refused(owner.db.from('appointments').insert(named), 400, /accounts_have_their_name/);
  });
});
