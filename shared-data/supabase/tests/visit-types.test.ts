import { beforeEach, describe, expect, test } from 'vitest';
import { createSides, done, insertRows, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, vet, otherVet } = await createSides({ otherVet: { fullName: 'Piotr Sowa' } });

beforeEach(() => world.sql('delete from public.visit_types'));

const type = (differences: object = {}) => ({
  veterinarian_id: vet.id,
  name: 'Vaccination',
  minutes: 20,
  price_from: 90,
  price_to: 140,
  treats: ['dog', 'cat'],
  visits: 'any',
  booked_by: 'everybody',
  preparation: 'Bring the passport.',
  position: 0,
  ...differences,
});
const add = (person: Pick<Person, 'db'>, differences: object = {}) =>
  person.db.from('visit_types').insert(type(differences));
const added = async (differences: object = {}) => (await done(add(vet, differences).select('id').single())).id;
const names = async () =>
  (await done(vet.db.from('visit_types').select('name').eq('veterinarian_id', vet.id).order('name'))).map(
    ({ name }) => name,
  );
const lowest = async () =>
  (await world.sql('select lowest_price from public.vet_stats where veterinarian_id = $1', [vet.id]))[0];

test('a veterinarian adds, changes and removes types, and everybody reads them', async () => {
  const id = await added();
  for (const db of [vet.db, owner.db, otherVet.db, world.visitor]) {
    expect(await done(db.from('visit_types').select('*'))).toMatchObject([{ id, ...type() }]);
  }
  await done(vet.db.from('visit_types').update({ name: 'Vaccine', minutes: 15 }).eq('id', id).select());
  expect(await names()).toEqual(['Vaccine']);
  await done(vet.db.from('visit_types').delete().eq('id', id).select());
  expect(await names()).toEqual([]);
});

test('only a veterinarian has some', async () => {
  await refused(add(owner, { veterinarian_id: owner.id }), 403);
});

test('a veterinarian orders all of them at once, and nobody else’s', async () => {
  const [a, b, c] = [await added({ name: 'A' }), await added({ name: 'B' }), await added({ name: 'C' })];
  const order = (person: Pick<Person, 'db'>, types: (string | null)[]) => person.db.rpc('order_visit_types', { types });
  const shown = async () =>
    (await done(world.visitor.from('visit_types').select('name').order('position').order('name'))).map(
      ({ name }) => name,
    );
  expect((await order(vet, [c, a, b])).error).toBeNull();
  expect(await shown()).toEqual(['C', 'A', 'B']);
  for (const wrong of [[], [a, b], [a, b, c, c], [a, a, b], [a, b, owner.id], [a, b, c, null]])
    await refused(order(vet, wrong), 409, /look at them again/);
  for (const person of [owner, otherVet]) await refused(order(person, [a, b, c]), 409);
  expect((await order({ db: world.visitor }, [a, b, c])).error).not.toBeNull();
  expect(await shown()).toEqual(['C', 'A', 'B']);
});

test('those of somebody who is not listed are read by nobody else', async () => {
  const hidden = await world.veterinarian('Ewa Mak');
  await done(add(hidden, { veterinarian_id: hidden.id }).select());
  expect(await done(hidden.db.from('visit_types').select('name'))).toHaveLength(1);
  for (const db of [world.visitor, owner.db]) {
    await withoutEffect(db.from('visit_types').select().eq('veterinarian_id', hidden.id));
  }
});

test('the lowest price of the types goes with the veterinarian, without types that of the services', async () => {
  await vet.db.rpc('set_service_prices', { prices: [{ service: 'ECG', price_from: 60, price_to: 80 }] });
  const id = await added();
  expect(await lowest()).toEqual({ lowest_price: 90 });
  await done(vet.db.from('visit_types').update({ price_from: 70 }).eq('id', id).select());
  expect(await lowest()).toEqual({ lowest_price: 70 });
  await done(vet.db.from('visit_types').delete().eq('id', id).select());
  expect(await lowest()).toEqual({ lowest_price: 60 });
});

describe('is refused', () => {
  test.each([
    ['an empty name', { name: ' ' }],
    ['a name past 80 characters', { name: 'x'.repeat(81) }],
    ['a name of two lines', { name: 'a\nb' }],
    ['less than a quarter of an hour', { minutes: 10 }],
    ['more than four hours', { minutes: 245 }],
    ['17 minutes', { minutes: 17 }],
    ['half a range', { price_to: null }],
    ['a range that ends below its start', { price_from: 150 }],
    ['a price below nothing', { price_from: -1 }],
    ['an animal that nobody knows', { treats: ['dragon'] }],
    ['a wrong visit', { visits: 'second' }],
    ['a wrong circle of people', { booked_by: 'friends' }],
    ['a preparation past 1,000 characters', { preparation: 'x'.repeat(1001) }],
  ])('%s', async (_what, differences) => {
    await refused(add(vet, differences), 400);
  });

  test('a name that another one has, however it is written; another veterinarian may use it', async () => {
    await added();
    const id = await added({ name: 'Check-up' });
    await refused(add(vet, { name: ' VACCINATION' }), 409, /of this name/);
    await refused(
      vet.db.from('visit_types').update({ name: 'vaccination' }).eq('id', id).select(),
      409,
      /of this name/,
    );
    await done(add(otherVet, { veterinarian_id: otherVet.id }).select());
    expect(await names()).toEqual(['Check-up', 'Vaccination']);
  });

  test('the 31st', async () => {
    const many = Array.from({ length: 30 }, (_, index) => type({ name: `Type ${index}` }));
    await insertRows(vet.db, 'visit_types', many);
    await refused(add(vet), 403, /up to 30 visit types/);
  });
});

describe('a search', () => {
  const found = async (query: string) => {
    const answer = (await done(world.visitor.rpc('search_veterinarians', { query }))) as { items: { id: string }[] };
    return answer.items.map(({ id }) => id);
  };

  test('finds who offers a visit of this name, in either language, until it is removed', async () => {
    await world.sql(`update public.profiles set services = '{Dental care}' where user_type = 'veterinarian'`);
    expect(await found('szczepienie')).toEqual([]);
    const id = await added({ name: 'Rabies vaccination' });
    for (const query of ['szczepienie', 'vaccination', 'rabies']) expect(await found(query), query).toEqual([vet.id]);
    await done(vet.db.from('visit_types').update({ name: 'Behavioural advice' }).eq('id', id).select());
    expect([await found('szczepienie'), await found('behavioural')]).toEqual([[], [vet.id]]);
    await done(vet.db.from('visit_types').delete().eq('id', id).select());
    expect(await found('behavioural')).toEqual([]);
  });
});

describe('what a type usually costs in its city', () => {
  const usual = async (visit_type: string) => {
    const { data, error } = await world.visitor.rpc('usual_price', { visit_type });
    expect(error).toBeNull();
    return data;
  };

  test('is told from five veterinarians on, by the services of the vocabulary', async () => {
    await world.sql('delete from public.service_prices');
    await world.sql(`update public.profiles set services = '{Vaccinations}' where user_type = 'veterinarian'`);
    const others = await Promise.all([1, 2, 3].map(() => world.bookableVeterinarian()));
    const elsewhere = await world.bookableVeterinarian({ city: 'Łódź' });
    const id = await added({ name: 'Rabies vaccination', price_from: 100 });
    for (const [index, { id: veterinarian_id, db }] of [elsewhere, ...others].entries()) {
      const type = { veterinarian_id, name: 'Vaccinations', price_from: 80 + 20 * index, price_to: 500 };
      await done(add({ db }, type).select('id'));
    }
    expect(await usual(id)).toBeNull();
    const prices = [{ service: 'Vaccinations', price_from: 200, price_to: 300 }];
    expect((await otherVet.db.rpc('set_service_prices', { prices })).error).toBeNull();
    expect(await usual(id)).toEqual({ city: 'Gdynia', price: 120, veterinarians: 5 });
    expect(await usual(await added({ name: 'Talk about behaviour' }))).toBeNull();
    expect(await usual(crypto.randomUUID())).toBeNull();
  });
});

test('what listed vets offer newcomers is told to everybody, at the lowest price of each service and the length of that visit', async () => {
  const stranger = await world.bookableVeterinarian();
  await added({ name: 'Rabies vaccination', price_from: 120, minutes: 30 });
  await added({ name: 'Szczepienie psa', price_from: 90, minutes: 20, booked_by: 'phone' });
  await added({ name: 'Dental check', price_from: null, price_to: null });
  await added({ name: 'Check after surgery', price_from: 80, visits: 'returning' });
  await added({ name: 'Talk about behaviour' });
  await done(add(stranger, { veterinarian_id: stranger.id, price_from: 10 }).select('id'));
  await world.sql(`update public.vet_stats set listed_until = now() where veterinarian_id = $1`, [stranger.id]);
  const vaccinations = { service: 'vaccination', label: 'Vaccinations', price_from: 90, minutes: 20 };
  for (const db of [world.visitor, owner.db]) expect(await done(db.rpc('offered_care'))).toEqual([vaccinations]);
});
