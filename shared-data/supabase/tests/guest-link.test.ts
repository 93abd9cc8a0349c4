import { describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { day, done, refused } from './world.ts';

const { world, owner, vet, book, shown, move, cancel, times, begun, news } = await createGuests();

const NO_LINK = /^This link does not work, or no longer works\.$/;

describe('the link', () => {
  test('opens the visit for anybody; no other secret does', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    await book({ visit_time: '11:00' });
    expect(await shown(secret)).toMatchObject({
      state: 'open',
      date: day(3),
      time: '10:00',
      pet: 'Mruczek',
      email: 'anna@gosc.test',
      veterinarian: { id: vet.id, name: 'Wanda Lis' },
    });
    for (const wrong of ['', 'x', 'a'.repeat(64), secret.toUpperCase(), null]) {
      await refused(world.visitor.rpc('guest_visit', { secret: wrong }), 404, NO_LINK);
      await refused(move(wrong as string, day(3), '12:00'), 404, NO_LINK);
      await refused(cancel(wrong as string), 404, NO_LINK);
    }
  });

  test('moves the visit at once to a free time, and lets go of the old one', async () => {
    const secret = await book();
    await book({ visit_time: '11:00', client_phone: '600100201' });
    await refused(move(secret, day(3), '11:00'), 409, /just been taken/);
    await refused(move(secret, day(3), '10:00'), 400, /booked already/);
    await refused(move(secret, day(3), '22:00'), 409, /does not work at this time/);
    expect(await times()).not.toContain('10:00');
    expect(await done(move(secret, day(4), '09:30'))).toMatchObject({ state: 'open', date: day(4), time: '09:30' });
    expect(await times()).toContain('10:00');
    expect(await times(day(4))).not.toContain('09:30');
    expect(
      await done(vet.db.rpc('visits_of_practice').select('appointment_date').eq('appointment_time', '09:30')),
    ).toEqual([{ appointment_date: day(4) }]);
    expect((await news()).at(-1)).toMatchObject({ kind: 'moved', about: { new_date: day(4), new_time: '09:30' } });
  });

  test('moves it ten times', async () => {
    const secret = await book();
    await world.sql('update private.guest_visits set moves = 10');
    await refused(move(secret, day(4), '10:00'), 429, /many times/);
  });

  test('cancels it once; then of guest and animal nothing is left', async () => {
    const secret = await book({ email: 'anna@gosc.test' });
    expect(await done(cancel(secret))).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'guest',
      pet: null,
      email: null,
    });
    expect(await times()).toContain('10:00');
    expect(await done(vet.db.rpc('visits_of_practice'))).toEqual([]);
    const [kept] = await world.sql<{ all: string }>(
      `select string_agg(visit::text, '') as all from public.appointments visit`,
    );
    expect(kept?.all).not.toMatch(/Anna|600 100|Mruczek|Szczepienie/);
    expect((await news()).at(-1)).toMatchObject({ kind: 'cancelled', about: { guest: true, person: 'Anna Gość' } });
    await refused(cancel(secret), 409, /already cancelled/);
    await refused(move(secret, day(4), '10:00'), 409, /already cancelled/);
  });

  test('shows a visit that has begun, and changes it no more; after 30 days it shows nothing', async () => {
    const secret = await book();
    await begun(1);
    expect(await shown(secret)).toMatchObject({ state: 'past', pet: 'Mruczek' });
    await refused(cancel(secret), 409, /has begun/);
    await refused(move(secret, day(4), '10:00'), 409, /has begun/);
    await begun(30);
    await refused(world.visitor.rpc('guest_visit', { secret }), 404, NO_LINK);
    expect(await done(world.service.rpc('prune', { at_most: 10 }))).toBeGreaterThan(0);
    expect(await world.sql('select from private.guest_visits')).toEqual([]);
    expect(await world.sql('select from private.guest_links')).toEqual([]);
  });

  test('shows the report of a completed visit, and takes one review, signed and counted as an owner’s', async () => {
    const secret = await book();
    await begun();
    const visit = await done(vet.db.rpc('visits_of_practice').single());
    const review = (rating: number, db = world.visitor) =>
      db.rpc('review_guest_visit', { secret, rating, comment: ' Kind ' });
    await refused(review(5), 409, /once it is completed/);
    await done(
      vet.db.rpc('complete_visit', { appointment: (visit as { id: string }).id, summary: 'Drops twice a day' }),
    );
    expect(await shown(secret)).toMatchObject({ note: 'Drops twice a day', rating: null });
    await refused(review(6), 400);
    await refused(review(5, owner.db), 403);
    expect(await done(review(4))).toMatchObject({ state: 'past', rating: 4 });
    await refused(review(5), 409, /already reviewed/);
    const [stored] = await done(world.visitor.from('reviews').select().eq('veterinarian_id', vet.id));
    expect(stored).toMatchObject({ author_name: 'Anna G.', rating: 4, comment: 'Kind' });
    expect((await news()).at(-1)).toMatchObject({ kind: 'review', about: { person: 'Anna G.' } });
    expect(
      (
        await vet.db
          .from('reviews')
          .update({ answer: 'Thank you' })
          .eq('id', stored?.id ?? '')
      ).error,
    ).toBeNull();
  });

  test('says when the vet has cancelled', async () => {
    const secret = await book();
    const { id } = (await done(vet.db.rpc('visits_of_practice').single())) as { id: string };
    expect((await vet.db.rpc('cancel_own_visit', { visit: id, reason: 'I am ill' })).error).toBeNull();
    expect(await shown(secret)).toMatchObject({ state: 'cancelled', cancelled_by: 'veterinarian', date: day(3) });
  });

  test('says so when the vet deletes the account', async () => {
    const leaving = await world.bookableVeterinarian();
    const secret = await book({ veterinarian: leaving.id });
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    expect(await shown(secret)).toMatchObject({ state: 'cancelled', cancelled_by: 'veterinarian' });
  });
});
