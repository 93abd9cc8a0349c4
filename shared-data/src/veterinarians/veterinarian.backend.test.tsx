import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { answerOf, change, openHooksOnBackend, render, signUpAnna, signUpOlga } from '../hooks-on-backend.fixture.tsx';

/** The page of a vet who is open every day, as an owner sees it. */

let backend: Awaited<ReturnType<typeof openHooksOnBackend>>;
let veterinarianId: string;
let ownerId: string;

beforeAll(async () => {
  const { useSaveWorkingHours } = await import('../schedule/index.ts');
  backend = await openHooksOnBackend();
  veterinarianId = (await signUpOlga())?.userId ?? '';
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '18:00' }));
  await change(useSaveWorkingHours, everyDay);
  ownerId = (await signUpAnna())?.userId ?? '';
});
afterAll(() => backend?.close());

/** Adds reviews as an import would, all in the same moment. */
async function importReviews(count: number): Promise<void> {
  const visits = await backend.asOperator(
    'POST',
    'appointments',
    Array.from({ length: count }, (_, week) => ({
      veterinarian_id: veterinarianId,
      client_id: ownerId,
      appointment_date: addDays(todayInWarsaw(), -7 * (week + 1)),
      appointment_time: '09:00',
      pet_name: 'Burek',
      pet_type: 'dog',
      reason_for_visit: 'Vaccination',
      status: 'completed',
    })),
  );
  await backend.asOperator(
    'POST',
    'reviews',
    visits.map(({ id }, number) => ({ appointment_id: id, rating: 5, comment: `Visit ${number}` })),
  );
}

test('reviews of one moment are all read, page after page', async () => {
  const { useReviews } = await import('../reviews/index.ts');
  await importReviews(22);
  let pages = 1;
  const seen = await render(
    () => useReviews(veterinarianId),
    (reviews) => {
      if (reviews.hasNextPage && !reviews.isFetching && (reviews.data?.pages.length ?? 0) === pages) {
        pages += 1;
        void reviews.fetchNextPage();
      }
      expect(reviews).toMatchObject({ status: 'success', isFetching: false, hasNextPage: false });
    },
  );
  const ids = seen.data?.pages.flat().map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(22);
  expect(new Set(ids).size).toBe(22);
});

test('the free times are more than one answer has, and reach to the last day', async () => {
  const { bookableDays, useBookableSlots } = await import('../schedule/index.ts');
  const slots = await answerOf(() => useBookableSlots(veterinarianId));
  expect(slots.length).toBeGreaterThan(1000);
  expect(slots.at(-1)).toEqual({ date: bookableDays().to, time: '17:30' });
  expect(new Set(slots.map(({ date, time }) => `${date} ${time}`)).size).toBe(slots.length);
});

test('free times of several vets are summed up by day, for all of them at once', async () => {
  const { useBookableSlots, useNextFreeDays } = await import('../schedule/index.ts');
  const slots = await answerOf(() => useBookableSlots(veterinarianId));
  const nobody = crypto.randomUUID();
  const found = await answerOf(() => useNextFreeDays([veterinarianId, nobody], 3));
  const dates = [0, 1, 2].map((ahead) => addDays(todayInWarsaw(), ahead));
  expect(found).toEqual({
    [nobody]: [],
    [veterinarianId]: dates.flatMap((date) => {
      const times = slots.filter((slot) => slot.date === date).map(({ time }) => time);
      return times.length > 0 ? [{ date, firstTimes: times.slice(0, 2), count: times.length }] : [];
    }),
  });
});
