import { expect, test } from 'vitest';
import { createSides, done, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides({
  owner: 'Anna Maria Kowalska',
  otherOwner: 'Oskar',
});

const visitOf = (client: Person, status?: 'completed' | 'cancelled') => world.begunVisit(client, vet, status);
const review = (person: Pick<Person, 'db'>, appointment_id: string, more: object = {}) =>
  person.db.from('reviews').insert({ appointment_id, rating: 5, comment: ' Kind ', ...more });

test('a client reviews a completed visit; the name is shortened, the rest is filled in', async () => {
  const visit = await visitOf(owner, 'completed');
  for (const columns of [{ author_name: 'King' }, { answer: 'So true' }])
    await refused(review(owner, visit.id, columns), 403);
  const stored = await done(review(owner, visit.id, { veterinarian_id: otherVet.id }).select().single());
  expect(stored).toMatchObject({
    veterinarian_id: vet.id,
    client_id: null,
    author_name: 'Anna K.',
    comment: 'Kind',
    answer: null,
    answered_at: null,
  });
  expect(await done(world.visitor.from('reviews').select('author_name').eq('id', stored.id).single())).toEqual({
    author_name: 'Anna K.',
  });
});

test('once', async () => {
  const visit = await visitOf(owner, 'completed');
  await done(review(owner, visit.id).select());
  await refused(review(owner, visit.id), 409, /already reviewed/);
});

test('not before it is completed, never when it was cancelled', async () => {
  await refused(review(owner, (await visitOf(owner)).id), 409, /once it is completed/);
  await refused(review(owner, (await visitOf(owner, 'cancelled')).id), 409, /once it is completed/);
});

test('only by its client', async () => {
  const visit = await visitOf(owner, 'completed');
  for (const person of [otherOwner, vet, otherVet]) {
    await refused(review(person, visit.id), 403, /your own visits/);
    await refused(review(person, visit.id, { client_id: owner.id }), 403);
  }
  await refused(review({ db: world.visitor }, visit.id), 401);
  await refused(review(owner, crypto.randomUUID()), 403);
});

test.each([[0], [6], [-1], [4.5], [null]])('with one to five stars, not %j', async (rating) => {
  await refused(review(owner, (await visitOf(owner, 'completed')).id, { rating }), 400);
});

test('the veterinarian answers it and changes nothing else; nobody else writes it', async () => {
  const { id } = await done(
    review(owner, (await visitOf(owner, 'completed')).id)
      .select()
      .single(),
  );
  const change = (person: Pick<Person, 'db'>, columns: object) =>
    person.db.from('reviews').update(columns).eq('id', id).select();
  const [answered] = await done(change(vet, { answer: 'Thank you' }));
  expect(answered).toMatchObject({ answer: 'Thank you', answered_at: expect.any(String) });
  await refused(change(vet, { answered_at: '2001-01-01' }), 403);
  await refused(change(vet, { rating: 1 }), 403);
  await refused(change(vet, { comment: 'Better' }), 403);
  await refused(change(vet, { veterinarian_id: otherVet.id }), 403);
  for (const person of [owner, otherOwner, otherVet, { db: world.visitor }]) {
    await withoutEffect(change(person, { answer: 'No' }));
    await withoutEffect(person.db.from('reviews').delete().eq('id', id).select());
  }
  await withoutEffect(vet.db.from('reviews').delete().eq('id', id).select());
});

test('a rating moves the figures of its veterinarian, and the summary', async () => {
  const busy = await world.bookableVeterinarian();
  for (const rating of [5, 4, 4]) {
    const client = await world.owner();
    const visit = await world.begunVisit(client, busy, 'completed');
    await done(review(client, visit.id, { rating }).select());
  }
  const figures = await done(
    world.visitor.from('vet_stats').select('rating_average, review_count').eq('veterinarian_id', busy.id).single(),
  );
  expect({ average: Number(figures.rating_average), count: figures.review_count }).toEqual({ average: 4.33, count: 3 });
  expect(await done(world.visitor.rpc('review_summary', { veterinarian: busy.id }))).toEqual({
    average: 4.33,
    count: 3,
    distribution: [0, 0, 0, 2, 1],
  });
  expect(await done(world.visitor.rpc('review_summary', { veterinarian: otherVet.id }))).toEqual({
    average: null,
    count: 0,
    distribution: [0, 0, 0, 0, 0],
  });
});

test('of one client only the newest review counts, however many visits there were', async () => {
  const friend = await world.bookableVeterinarian();
  const stranger = await world.owner();
  const figures = async () => {
    const stored = await done(
      world.visitor.from('vet_stats').select('rating_average, review_count').eq('veterinarian_id', friend.id).single(),
    );
    return { average: Number(stored.rating_average), count: stored.review_count };
  };
  for (const rating of [5, 5, 5, 2])
    await done(review(owner, (await world.begunVisit(owner, friend, 'completed')).id, { rating }).select());
  expect(await figures()).toEqual({ average: 2, count: 1 });
  await done(review(stranger, (await world.begunVisit(stranger, friend, 'completed')).id, { rating: 4 }).select());
  expect(await figures()).toEqual({ average: 3, count: 2 });
  expect(await done(world.visitor.rpc('review_summary', { veterinarian: friend.id }))).toEqual({
    average: 3,
    count: 2,
    distribution: [0, 1, 0, 1, 0],
  });
  expect(await done(world.visitor.from('reviews').select('id').eq('veterinarian_id', friend.id))).toHaveLength(5);
  await world.sql('delete from public.appointments where client_id = $1 and veterinarian_id = $2', [
    owner.id,
    friend.id,
  ]);
  expect(await figures()).toEqual({ average: 4, count: 1 });
});

test('nothing in the public rows is the same in two reviews that one client wrote of two veterinarians', async () => {
  const wanderer = await world.owner('Zuzanna Wrona');
  const rows: Record<string, unknown>[] = [];
  for (const [place, rating] of [
    [vet, 5],
    [otherVet, 4],
  ] as const) {
    const visit = await world.begunVisit(wanderer, place, 'completed');
    // An earlier release still says who writes.
    const { id } = await done(review(wanderer, visit.id, { rating, client_id: wanderer.id }).select().single());
    rows.push(await done(world.visitor.from('reviews').select().eq('id', id).single()));
  }
  const [first = {}, second = {}] = rows;
  const same = Object.keys(first).filter((column) => first[column] === second[column] && first[column] !== null);
  // Their shortened name, and what they wrote, are what they show on purpose.
  expect(same.sort()).toEqual(['author_name', 'comment']);
  expect(JSON.stringify(rows)).not.toContain(wanderer.id);
});
