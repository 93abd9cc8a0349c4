import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEarlier } from './earlier-world.ts';
import { booking, day, done, type Person, refused } from './world.ts';

const earlier = await createEarlier();
const { world, owner, third, vet, otherVet, ask, askForNew, cancel, free, offersOf, take, nobodySleeps } = earlier;
beforeAll(nobodySleeps);
beforeEach(() => world.sql('delete from public.visit_types'));

const DATE = day(5);
const offer = async (minutes: number, differences: object = {}): Promise<string> =>
  (
    await done(
      vet.db
        .from('visit_types')
        .insert({
          veterinarian_id: vet.id,
          name: `${minutes} minutes`,
          minutes,
          price_from: 90,
          price_to: 140,
          ...differences,
        })
        .select('id')
        .single(),
    )
  ).id;
const book = async ({ id, db }: Person, visit_type_id: string | null, date: string, time: string) =>
  done(
    db
      .from('appointments')
      .insert({ ...booking({ id } as Person, vet, date, time), visit_type_id })
      .select()
      .single(),
  );

test('an hour is offered only where an hour is free, and is one after it is taken', async () => {
  const visit = await book(owner, await offer(60), day(15), '12:00');
  await done(ask(owner, { appointment: visit.id }));
  const next = await book(third, null, DATE, '10:30');
  await free(vet, DATE, '10:00');
  expect(await offersOf(owner)).toEqual([]);
  await cancel(third, next);
  const [offered] = await offersOf(owner);
  expect(offered).toMatchObject({ slot_date: DATE, duration_minutes: 60 });
  const taken = await done(take(owner, { id: offered?.id ?? '' }));
  expect(taken).toMatchObject({ id: visit.id, duration_minutes: 60, visit_type: '60 minutes' });
});

test('a short visit is offered the time of another one between two half hours', async () => {
  const short = await offer(20);
  const visit = await book(owner, short, day(15), '12:00');
  await done(ask(owner, { appointment: visit.id }));
  await book(third, short, DATE, '08:00');
  await book(third, short, DATE, '08:40');
  await cancel(third, await book(third, short, DATE, '08:20'));
  expect(await offersOf(owner)).toMatchObject([{ slot_date: DATE, slot_time: '08:20:00', duration_minutes: 20 }]);
});

describe('a request from a full calendar', () => {
  test('keeps its type: times of that length are offered, with name and price, and booked so', async () => {
    const visit_type = await offer(60);
    await done(askForNew(owner, vet, { visit_type }));
    const next = await book(third, null, DATE, '10:30');
    await free(vet, DATE, '10:00');
    expect(await offersOf(owner)).toEqual([]);
    await cancel(third, next);
    const [offered] = await offersOf(owner);
    const told = { visit_type: '60 minutes', visit_type_id: visit_type, price_from: 90, price_to: 140 };
    expect(offered).toMatchObject({ duration_minutes: 60, kilometres: null, ...told });
    const news = await done(owner.db.from('notifications').select('about').eq('kind', 'earlier_offer').single());
    expect(news.about).toMatchObject({ visit_type: '60 minutes', minutes: 60 });
    await done(vet.db.from('visit_types').delete().eq('id', visit_type).select());
    const taken = await done(take(owner, { id: offered?.id ?? '' }));
    expect(taken).toMatchObject({ duration_minutes: 60, ...told, visit_type_id: null });
  });

  test('is as long elsewhere, without a type, and says how far that is', async () => {
    await done(askForNew(owner, vet, { visit_type: await offer(60), kilometres: 10 }));
    await free(otherVet, DATE, '10:00');
    expect(await offersOf(owner)).toMatchObject([
      { veterinarian_id: otherVet.id, duration_minutes: 60, visit_type: null, price_from: null, kilometres: 0 },
    ]);
    const [offered] = await offersOf(owner);
    expect(await done(take(owner, { id: offered?.id ?? '' }))).toMatchObject({
      duration_minutes: 60,
      visit_type: null,
    });
  });

  test('is refused for a type that its owner may not book, and where none is open', async () => {
    const visit_type = await offer(60, { booked_by: 'phone' });
    await refused(askForNew(owner, vet, { visit_type }), 403, /only by phone/);
    await refused(askForNew(owner, vet), 403, /only by phone/);
    await refused(askForNew(owner, otherVet, { visit_type }), 404, /not offered/);
  });

  test('gets no time once its type is not open to the owner any more', async () => {
    const visit_type = await offer(30);
    await done(askForNew(owner, vet, { visit_type }));
    await done(vet.db.from('visit_types').update({ booked_by: 'own patients' }).eq('id', visit_type).select());
    await offer(30, { name: 'Another' });
    await free(vet, DATE, '10:00');
    expect(await offersOf(owner)).toEqual([]);
  });
});
