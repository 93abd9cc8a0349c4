import { describe, expect, test } from 'vitest';
import { book, booking, createSides, day, done, insertRows, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet } = await createSides();

describe('actions that send somebody a mail', () => {
  test('bookings are a hundred a day, also of visits that were cancelled', async () => {
    await world.sql(
      `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, status)
       select $1, $2, private.warsaw_today() + 1, '10:00', 'Rex', 'dog', 'Check-up', 'cancelled' from generate_series(1, 99)`,
      [otherOwner.id, vet.id],
    );
    await book(otherOwner, vet, day(3), '10:00');
    const another = () => otherOwner.db.from('appointments').insert(booking(otherOwner, vet, day(3), '11:00'));
    await refused(another(), 429, /^You have booked many visits today\. Please try again tomorrow\.$/);
    await world.sql(`update public.appointments set created_at = now() - interval '25 hours' where client_id = $1`, [
      otherOwner.id,
    ]);
    await done(another().select());
  });

  test.each([
    ['the owner', 'owner', 'request_reschedule', () => owner],
    ['the veterinarian', 'veterinarian', 'propose_reschedule', () => vet],
  ] as const)('%s asks for another time a hundred times a day', async (_, side, name, person) => {
    const visit = await book(owner, vet, day(4), side === 'owner' ? '10:00' : '11:00');
    await world.sql(
      `insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, proposed_by, status)
       select $1, private.warsaw_today() + 5, '10:00', $2, 'withdrawn' from generate_series(1, 99)`,
      [visit.id, side],
    );
    const ask = (proposed_time: string) =>
      person().db.rpc(name, { appointment: visit.id, proposed_date: day(5), proposed_time });
    await done(ask(side === 'owner' ? '12:00' : '14:00'));
    await refused(ask(side === 'owner' ? '13:00' : '15:00'), 429, /many other times today/);
  });
});

describe('rows that every look at a calendar reads', () => {
  test('hours are fifty entries', async () => {
    const busy = await world.veterinarian('Ewa Mak');
    const clock = (minute: number) => `09:${String(minute).padStart(2, '0')}`;
    const minutes = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ veterinarian_id: busy.id, weekday: 1 },
        ...{ opens_at: clock(from + index), closes_at: clock(from + index + 1) },
      }));
    await insertRows(busy.db, 'working_hours', minutes(0, 50));
    await refused(
      busy.db.from('working_hours').insert(minutes(50, 1)),
      403,
      /^A week takes up to 50 entries of hours\.$/,
    );
  });

  test('times off are five hundred to come; what has passed does not count', async () => {
    const off = (starts_on: string, count: number) =>
      Array.from({ length: count }, () => ({ veterinarian_id: vet.id, starts_on, ends_on: starts_on }));
    await insertRows(vet.db, 'time_off', off(day(-2), 100));
    await insertRows(vet.db, 'time_off', off(day(200), 499));
    await insertRows(vet.db, 'time_off', off(day(0), 1));
    await refused(vet.db.from('time_off').insert(off(day(200), 1)), 403, /^You can keep up to 500 times off ahead\./);
    const moved = vet.db
      .from('time_off')
      .update({ ends_on: day(1) })
      .eq('starts_on', day(-2));
    await refused(moved.select(), 403, /500 times off/);
  });
});

describe('texts about somebody’s pets', () => {
  const full = 'ż'.repeat(10_000);
  const pets = (person: Person, count: number) =>
    person.db.from('pets').insert(
      Array.from({ length: count }, (_, index) => ({
        ...{ owner_id: person.id, name: `Rex ${index}`, type: 'dog' },
        ...{ medical_history: full, allergies: full, medications: full, vaccination_records: full },
      })),
    );

  test('fit into one answer, and are refused beyond', async () => {
    const keeper = await world.owner('Olga Mak');
    await done(pets(keeper, 19).select('id'));
    const list = await done(keeper.db.from('pets').select());
    expect(list).toHaveLength(19);
    await refused(pets(keeper, 2), 409, /^There is no room for more text about your pets\./);
    const [small] = await done(
      keeper.db.from('pets').insert({ owner_id: keeper.id, name: 'Burek', type: 'dog' }).select('id'),
    );
    const grow = (words: object) => keeper.db.from('pets').update(words).eq('id', small?.id).select();
    await done(grow({ color: 'black' }));
    await refused(grow({ medical_history: full, allergies: full, medications: full, vaccination_records: full }), 409);
    await done(keeper.db.from('pets').delete().eq('id', list[0]?.id).select());
    await done(pets(keeper, 1).select('id'));
  });

  test('are counted over all their records; those of a veterinarian are not refused', async () => {
    const keeper = await world.owner('Olga Mak');
    await world.sql(
      `with pet as (
         insert into public.pets (owner_id, name, type)
         select $1, 'Rex ' || number, 'dog' from generate_series(1, 9) as number returning id
       )
       insert into public.medicines (pet_id, name, dose, starts_on)
       select id, repeat('ż', 200), repeat('ż', 500), '2026-01-01' from pet cross join generate_series(1, 415)`,
      [keeper.id],
    );
    const visit = await world.begunVisit(keeper, vet);
    const [pet] = await done(
      keeper.db.from('pets').insert({ owner_id: keeper.id, name: 'Burek', type: 'dog' }).select('id'),
    );
    await world.sql('update public.appointments set pet_id = $2 where id = $1', [visit.id, pet?.id]);
    const entries = (count: number) =>
      Array.from({ length: count }, () => ({ pet_id: pet?.id, product: 'ż'.repeat(200), given_on: day(-1) }));
    await insertRows(keeper.db, 'vaccinations', entries(1));
    await refused(keeper.db.from('vaccinations').insert(entries(100)), 409, /^There is no room for more text in your/);
    await insertRows(vet.db, 'vaccinations', entries(100));
  });
});

describe('links to a passport', () => {
  test('show each thing once, and are a hundred a day for all animals of a person', async () => {
    const [pet] = await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'dog' }).select());
    const make = (shows: string[]) => owner.db.rpc('create_passport_link', { pet: pet?.id, shows, hours: 1 });
    const often = Array.from({ length: 8 }, () => 'photo');
    await refused(make(often), 400, /does not show this/);
    await refused(owner.db.rpc('preview_passport', { pet: pet?.id, shows: often }), 400, /does not show this/);
    await world.sql(
      `insert into public.passport_links (pet_id, secret_hash, shows, expires_at, revoked_at)
       select $1, sha256(number::text::bytea), '{photo}', now() + interval '1 hour', now() from generate_series(1, 99) as number`,
      [pet?.id],
    );
    expect(await done(make(['photo']))).toMatch(/^[\w-]{43}$/);
    await refused(make(['photo']), 429, /^You have made many links today\./);
  });
});

test('notifications are marked as read fifty at a time, or all', async () => {
  const ids = Array.from({ length: 51 }, () => owner.id);
  await refused(owner.db.rpc('mark_notifications_read', { notifications: ids }), 400, /at most 50/);
  await done(owner.db.rpc('mark_notifications_read'));
});
