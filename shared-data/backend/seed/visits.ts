import type { CalendarDate } from '@internationalized/date';
import type { Row } from '../../src/database/index.ts';
import { later, openingSlots } from './calendar.ts';
import { PET_NAMES, REVIEWER_NAMES } from './people.ts';
import { ANSWERS, COMMENTS, REASONS } from './practice.ts';
import { createRandom, type Random, seedId } from './random.ts';
import type { SeedVeterinarian } from './veterinarians.ts';

export type Visit = Pick<
  Row<'appointments'>,
  | 'id'
  | 'client_id'
  | 'veterinarian_id'
  | 'appointment_date'
  | 'appointment_time'
  | 'pet_name'
  | 'pet_type'
  | 'reason_for_visit'
  | 'status'
  | 'visit_note'
>;

export type Review = Pick<
  Row<'reviews'>,
  'appointment_id' | 'rating' | 'comment' | 'answer' | 'answered_at' | 'created_at'
>;

/** Owners 11 to 30 wrote the reviews; 1 and 2 are the demo accounts. */
export const FIRST_REVIEWER = 11;

/** The ratings that veterinarians tend to get, so that averages differ. */
const TENDENCIES: readonly [readonly [number, ...number[]], ...(readonly [number, ...number[]])[]] = [
  [5, 5, 5, 5, 4],
  [5, 5, 4, 5],
  [5, 4, 5, 4],
  [5, 4, 4, 3],
  [4, 4, 3, 5, 2],
];

/** Past visits with their reviews; one veterinarian in seven has none yet, nor has who has not set any hours. */
export function reviewedVisits(veterinarians: readonly SeedVeterinarian[], today: CalendarDate) {
  const random = createRandom(48);
  const visits: Visit[] = [];
  const reviews: Review[] = [];
  for (const veterinarian of veterinarians) {
    const tendency = veterinarian.number <= 3 ? TENDENCIES[0] : random.pick(TENDENCIES);
    const isNew = veterinarian.number % 7 === 6 || veterinarian.hours.length === 0;
    const count = isNew ? 0 : random.between(1, 11);
    for (let index = 0; index < count; index += 1) {
      // Five days between two visits of one veterinarian: they never overlap.
      const date = today.subtract({ days: 4 + index * 5 + (veterinarian.number % 4) });
      const visit = someVisit(1000 + visits.length, veterinarian, date.toString(), random);
      visits.push({ ...visit, appointment_time: later('09:00', 30 * random.between(0, 12)), status: 'completed' });
      reviews.push(reviewOf(visit, random.pick(tendency), date, random));
    }
  }
  return { visits, reviews };
}

/** Visits to come of every third veterinarian, so that next free slots differ. */
export function bookedVisits(veterinarians: readonly SeedVeterinarian[], today: CalendarDate): Visit[] {
  const random = createRandom(7);
  return veterinarians
    .filter(({ number }) => number % 3 === 0)
    .flatMap((veterinarian) =>
      openingSlots(veterinarian.hours, today, random.between(1, 4)).map((slot) => ({ veterinarian, slot })),
    )
    .map(({ veterinarian, slot }, index) => ({
      ...someVisit(2000 + index, veterinarian, slot.date, random),
      appointment_time: slot.time,
    }));
}

function someVisit(number: number, veterinarian: SeedVeterinarian, date: string, random: Random): Visit {
  return {
    id: seedId('appointment', number),
    client_id: seedId('owner', FIRST_REVIEWER + (number % REVIEWER_NAMES.length)),
    veterinarian_id: veterinarian.id,
    appointment_date: date,
    appointment_time: '09:00',
    pet_name: random.pick(PET_NAMES),
    pet_type: random.pick(['dog', 'cat', 'dog', 'rabbit']),
    reason_for_visit: random.pick(REASONS),
    status: 'upcoming',
    visit_note: null,
  };
}

function reviewOf(visit: Visit, rating: number, date: CalendarDate, random: Random): Review {
  const answered = random.between(1, 5) === 1;
  const comments = COMMENTS[rating] ?? COMMENTS[4];
  return {
    appointment_id: visit.id,
    rating,
    comment: comments ? random.pick(comments) : '',
    answer: answered ? random.pick(rating >= 4 ? [ANSWERS[0], ANSWERS[1]] : [ANSWERS[2]]) : null,
    answered_at: answered ? `${date.add({ days: 2 })}T10:00:00Z` : null,
    created_at: `${date.add({ days: 1 })}T18:00:00Z`,
  };
}
