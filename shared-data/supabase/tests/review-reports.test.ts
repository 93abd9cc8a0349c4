import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSides, done, insertRows, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, vet } = await createSides({ owner: 'Olga Nowak' });
let admin: Person;
let reviewId: string;
let visitId: string;

beforeAll(async () => {
  admin = await world.owner('Adam Nowy');
  await insertRows(world.service, 'admins', { user_id: admin.id });
});
beforeEach(async () => {
  await world.sql('delete from public.appointments');
  ({ visitId, reviewId } = await reviewed());
});

async function reviewed(author = owner, rating = 1) {
  const visit = await world.begunVisit(author, vet, 'completed');
  const review = { appointment_id: visit.id, rating, comment: 'Rude.' };
  const { id } = await done(author.db.from('reviews').insert(review).select('id').single());
  return { visitId: visit.id, reviewId: id as string };
}
const report = (person: Pick<Person, 'db'>, review = reviewId, reason = 'Not my client') =>
  person.db.rpc('report_review', { review, reason });
const reports = async () => {
  const { data, error } = await admin.db.rpc('reported_reviews');
  expect(error).toBeNull();
  return data as { id: string; removed: boolean | null; decision_reason: string | null }[];
};
const decide = async (remove: boolean, person: Pick<Person, 'db'> = admin, reason = 'Read with care') =>
  person.db.rpc('decide_review', { report: (await reports())[0]?.id, remove, reason });
const seenBy = async (person: Pick<Person, 'db'>) =>
  (await done(person.db.from('reviews').select('id, moderation').eq('id', reviewId))).map(
    ({ moderation }) => moderation,
  );
const count = async () =>
  (await done(world.visitor.from('vet_stats').select('review_count').eq('veterinarian_id', vet.id).single()))
    .review_count;

test('a reported review stays as it is for everybody until it is decided', async () => {
  expect((await report(vet)).error).toBeNull();
  for (const person of [{ db: world.visitor }, admin, owner, vet]) expect(await seenBy(person)).toEqual([null]);
  expect(await count()).toBe(1);
  expect((await done(world.visitor.rpc('review_summary', { veterinarian: vet.id }))).count).toBe(1);
  expect(await reports()).toMatchObject([
    {
      removed: null,
      reason: 'Not my client',
      author: 'Olga N.',
      rating: 1,
      comment: 'Rude.',
      veterinarian: 'Wanda Lis',
    },
  ]);
});

test('five reports hide nothing while nobody decides', async () => {
  const reviews = [reviewId];
  while (reviews.length < 5) reviews.push((await reviewed()).reviewId);
  for (const review of reviews) expect((await report(vet, review)).error).toBeNull();
  expect(await done(world.visitor.from('reviews').select('id').eq('veterinarian_id', vet.id))).toHaveLength(5);
});

test.each([true, false])(
  'its veterinarian alone learns that it is under review, until removed is %s',
  async (remove) => {
    await report(vet);
    const underReview = async ({ db }: Pick<Person, 'db'>) => (await db.rpc('reviews_under_review')).data;
    expect(await underReview(vet)).toEqual([reviewId]);
    for (const person of [owner, admin]) expect(await underReview(person)).toEqual([]);
    await refused(world.visitor.rpc('reviews_under_review'), 401);
    await decide(remove);
    expect(await underReview(vet)).toEqual([]);
  },
);

test('a removed review is hidden and counts no more; the reason is kept', async () => {
  await report(vet);
  expect((await decide(true)).error).toBeNull();
  expect(await seenBy({ db: world.visitor })).toEqual([]);
  expect(await seenBy(owner)).toEqual(['removed']);
  expect(await count()).toBe(0);
  expect(await reports()).toMatchObject([
    { removed: true, decision_reason: 'Read with care', decided_by: 'Adam Nowy', decided_at: expect.any(String) },
  ]);
  await refused(decide(false), 409, /decided already/);
  await refused(
    owner.db.from('reviews').insert({ appointment_id: visitId, rating: 1 }).select(),
    409,
    /already reviewed/,
  );
});

test('a decision by mistake is taken back: the review is shown and counts, and its report waits again', async () => {
  await report(vet);
  await decide(true);
  const [{ id } = { id: '' }] = await reports();
  const reopen = ({ db }: Pick<Person, 'db'>) => db.rpc('reopen_review_report', { report: id });
  for (const person of [vet, owner]) await refused(reopen(person), 403, /Only administrators/);
  await refused(reopen({ db: world.visitor }), 401);
  expect((await reopen(admin)).error).toBeNull();
  expect(await seenBy({ db: world.visitor })).toEqual([null]);
  expect(await count()).toBe(1);
  expect(await reports()).toMatchObject([{ removed: null, decision_reason: null, decided_by: null }]);
  await refused(reopen(admin), 409, /already waiting for a decision/);
  await refused(admin.db.rpc('reopen_review_report', { report: reviewId }), 404, /not found/);
  expect((await decide(false)).error).toBeNull();
  expect(await reports()).toMatchObject([{ removed: false }]);
});

test('nobody decides about a review of a visit of their own', async () => {
  await report(vet);
  for (const person of [vet, owner]) {
    await insertRows(world.service, 'admins', { user_id: person.id });
    await refused(decide(true, person), 403, /a visit of yours/);
    await world.sql('delete from public.admins where user_id = $1', [person.id]);
  }
  expect(await seenBy({ db: world.visitor })).toEqual([null]);
});

test('a review that stands is not reported twice', async () => {
  await report(vet);
  expect((await decide(false)).error).toBeNull();
  expect(await seenBy({ db: world.visitor })).toEqual([null]);
  expect(await count()).toBe(1);
  await refused(report(vet), 409, /reported this review before/);
});

describe('refused', () => {
  test('a report by anybody but the vet of the review', async () => {
    const other = await world.bookableVeterinarian({ fullName: 'Piotr Sowa' });
    for (const person of [other, owner, admin]) await refused(report(person), 404, /not found/);
    await refused(report({ db: world.visitor }), 401);
  });

  test('a report without a reason, or with too long a one', async () => {
    for (const reason of ['', '  ', 'x'.repeat(1001)])
      await refused(report(vet, reviewId, reason), 400, /what is wrong/);
    expect(await seenBy({ db: world.visitor })).toEqual([null]);
  });

  test('a sixth report while five wait', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await report(vet, (await reviewed()).reviewId)).error).toBeNull();
    await refused(report(vet), 429, /At most 5 of your reports/);
  });

  test('a decision by anybody but an administrator, or without a reason', async () => {
    await report(vet);
    for (const person of [vet, owner]) {
      await refused(person.db.rpc('reported_reviews'), 403, /Only administrators/);
      await refused(decide(true, person), 403, /Only administrators/);
    }
    await refused(world.visitor.rpc('reported_reviews'), 401);
    await refused(decide(true, { db: world.visitor }), 401);
    await refused(decide(true, admin, ' '), 400, /why/);
    await refused(admin.db.rpc('decide_review', { report: reviewId, remove: true, reason: 'x' }), 404, /not found/);
    expect(await seenBy({ db: world.visitor })).toEqual([null]);
  });

  test('hiding or showing a review past the functions', async () => {
    await refused(vet.db.from('reviews').update({ moderation: 'removed' }).eq('id', reviewId).select(), 403);
    const visit = await world.begunVisit(owner, vet, 'completed');
    await refused(owner.db.from('reviews').insert({ appointment_id: visit.id, rating: 1, moderation: 'removed' }), 403);
  });

  test('looking at administrators and reports, or becoming one', async () => {
    await report(vet);
    for (const person of [{ db: world.visitor }, owner, vet, admin]) {
      for (const table of ['admins', 'review_reports']) await withoutEffect(person.db.from(table).select());
      expect((await person.db.from('admins').insert({ user_id: owner.id })).error).not.toBeNull();
    }
  });
});
