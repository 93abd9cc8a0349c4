import { expect, test } from 'vitest';
import { createSides, done, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet } = await createSides();

interface Numbers {
  week: string;
  visits: number;
  cancelled: number;
  no_shows: number;
  reviews: number;
  rating: number | string | null;
}

/** Enters a visit on the first days of a week so many weeks ago, and answers with its id. */
async function entered(
  client: Person,
  weeksAgo: number,
  weekday: number,
  status: string,
  reason: string | null = null,
) {
  const [row] = await world.sql<{ id: string }>(
    `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type,
       reason_for_visit, status, cancel_reason)
     values ($1, $2, date_trunc('week', private.warsaw_today())::date - 7 * $3::integer + $4::integer, '10:00', 'Rex',
       'dog', 'Check-up', $5, $6)
     returning id`,
    [client.id, vet.id, weeksAgo, weekday - 1, status, reason],
  );
  return row?.id ?? '';
}
const reviewed = (visit: string, rating: number, weeksAgo: number) =>
  world.sql(
    `insert into public.reviews (appointment_id, rating, created_at)
     values ($1, $2, (date_trunc('week', private.warsaw_today()) - make_interval(weeks => $3, hours => -30))
       at time zone 'Europe/Warsaw')`,
    [visit, rating, weeksAgo],
  );

test('a veterinarian’s weeks: visits, cancellations, no-shows, and the rating as it grew', async () => {
  await entered(owner, 2, 1, 'cancelled', 'I am ill');
  await entered(owner, 2, 2, 'cancelled', 'No-show');
  await entered(owner, 2, 7, 'cancelled');
  const first = await entered(owner, 2, 3, 'completed');
  const second = await entered(owner, 1, 1, 'completed');
  const third = await entered(otherOwner, 1, 7, 'completed');
  await entered(otherOwner, 0, 1, 'upcoming');
  await reviewed(first, 2, 2);
  await reviewed(second, 4, 1);
  await reviewed(third, 5, 1);

  const weeks = ((await done(vet.db.rpc('own_visit_numbers', { weeks: 4 }))) as Numbers[]).map((each) => ({
    ...each,
    rating: each.rating === null ? null : Number(each.rating),
  }));
  expect(
    weeks.map(({ visits, cancelled, no_shows, reviews, rating }) => ({ visits, cancelled, no_shows, reviews, rating })),
  ).toEqual([
    { visits: 0, cancelled: 0, no_shows: 0, reviews: 0, rating: null },
    { visits: 1, cancelled: 2, no_shows: 1, reviews: 1, rating: 2 },
    // Of each client the newest counts.
    { visits: 2, cancelled: 0, no_shows: 0, reviews: 2, rating: 4.5 },
    { visits: 1, cancelled: 0, no_shows: 0, reviews: 2, rating: 4.5 },
  ]);
  expect(weeks.every(({ week }) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
});

test('nobody sees another’s: a colleague has zeros, an owner is refused, a visitor is kept out', async () => {
  const colleague = await world.bookableVeterinarian();
  const theirs = (await done(colleague.db.rpc('own_visit_numbers', { weeks: 4 }))) as Numbers[];
  expect(
    theirs.every(({ visits, cancelled, no_shows, reviews }) => visits + cancelled + no_shows + reviews === 0),
  ).toBe(true);
  await refused(owner.db.rpc('own_visit_numbers', {}), 403);
  await refused(world.visitor.rpc('own_visit_numbers', {}), 401);
});

test('twelve weeks unless asked otherwise, 53 at most', async () => {
  expect(await done(vet.db.rpc('own_visit_numbers', {}))).toHaveLength(12);
  for (const weeks of [0, -1, 54, null]) await refused(vet.db.rpc('own_visit_numbers', { weeks }), 400);
});
