import { type CalendarDate, fromDate, toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import { conversationsOf } from './conversations.ts';
import { DEMO_REVIEW, demoHouseholds, OWNER, shortStoryOf, storyOf, type Told } from './demo-owner.ts';
import { type Diary, daysBetween, daysFrom, mondayOf } from './diary.ts';
import { phoneVisitsOf, requestsToMove } from './front-desk.ts';
import { createHouseholds, type Household } from './households.ts';
import { DEMO_PACE, fillDiary, type Pace } from './practice-year.ts';
import { createRandom } from './random.ts';
import { BELOVED, createReviewer, type Review } from './reviews.ts';
import { diaryOf, type Holiday, timeOffOf } from './time-off.ts';
import { type SeedVeterinarian, seedVeterinarians } from './veterinarians.ts';
import { enterVisit, type Moment, type Visit } from './visits.ts';

export interface DemoYearOptions {
  /** The moment of seeding: everything lies around its day in Warsaw. */
  now: Date;
  seed: number;
  /** Of the days from `FIRST_DAY` before it to `LAST_DAY` after it. */
  holidays: readonly Holiday[];
}

export type DemoYear = ReturnType<typeof createDemoYear>;

/** Days around today: the demo owner's own history reaches back further than the half year of the practices. */
export const FIRST_DAY = -430;
export const LAST_DAY = 130;

/** Whole weeks of the demo veterinarian before this one and after it; of the others ahead. */
const WEEKS = { back: 26, ahead: 12, othersAhead: 6 };

/** A believable year around a day, as rows of the database: the same for the same seed and moment. */
export function createDemoYear({ now, seed, holidays }: DemoYearOptions) {
  const wallClock = toCalendarDateTime(fromDate(now, 'Europe/Warsaw'));
  const today = toCalendarDate(wallClock);
  const random = createRandom(seed);
  const moment: Moment = { now, wallClock, random, visits: [] };
  const veterinarians = seedVeterinarians(seed);
  const timeOff = veterinarians.flatMap((veterinarian) => timeOffOf(veterinarian, today, holidays));
  const practices = veterinarians.map((veterinarian) => ({
    veterinarian,
    diary: diaryOf(veterinarian, timeOff, holidays),
  }));
  const demo = demoHouseholds(today);
  const others = createHouseholds(seed + 1, today);
  for (const told of [...storyOf(demo[0].pets), ...shortStoryOf(demo[1].pets)]) tell(moment, told, practices, today);
  for (const practice of practices) fillWeeks(moment, practice, others, mondayOf(today));
  const [demoPractice] = practices;
  if (!demoPractice) throw new Error('There is a demo veterinarian');
  const { veterinarian, diary } = demoPractice;
  const ofDemo = moment.visits.filter(({ row }) => row.veterinarian_id === veterinarian.id);
  leaveOneOpen(ofDemo);
  const toCome = ofDemo.filter(({ row, date }) => row.status === 'upcoming' && daysFrom(today, date) > 0);
  const over = ofDemo.filter(({ row, date }) => row.status === 'completed' && daysFrom(date, today) > 4);
  const toMove = toCome.filter(({ row }) => row.client_id !== OWNER);
  return {
    today,
    veterinarians,
    timeOff,
    households: [...demo, ...others],
    visits: moment.visits.toSorted(byStart),
    requests: requestsToMove(diary, toMove, now, random),
    phoneVisits: phoneVisitsOf(
      veterinarian,
      diary,
      { today, days: daysBetween(today.subtract({ days: 50 }), today.add({ days: 28 })) },
      random,
    ),
    reviews: reviewsOf(moment, veterinarians, today),
    conversations: conversationsOf({ over, toCome }, OWNER, now, random),
  };
}

interface Practice {
  veterinarian: SeedVeterinarian;
  diary: Diary;
}

/** The weeks of a practice around this one, with the animals of its city that it treats. */
function fillWeeks(
  moment: Moment,
  { veterinarian, diary }: Practice,
  households: readonly Household[],
  monday: CalendarDate,
): void {
  const first = isNew(veterinarian) ? monday.add({ weeks: 1 }) : monday.subtract({ weeks: WEEKS.back });
  const last = monday.add({ weeks: veterinarian.number === 1 ? WEEKS.ahead : WEEKS.othersAhead, days: 6 });
  const patients = households
    .filter(({ city }) => city === veterinarian.city)
    .flatMap(({ pets }) => pets.filter(({ animal }) => veterinarian.treats.has(animal)));
  fillDiary(moment, { veterinarian, diary, patients, pace: paceOf(veterinarian) }, daysBetween(first, last));
}

/** The last visit of the past has not been marked complete: there is something to try it on, also before the first of today. */
function leaveOneOpen(visits: readonly Visit[]): void {
  const over = visits.filter(({ row, complaint }) => row.status === 'completed' && !complaint.vaccines);
  const last = over.toSorted(byStart).at(-1);
  if (!last) return;
  last.row.status = 'upcoming';
  last.report = null;
}

function byStart({ row: one }: Visit, { row: other }: Visit): number {
  const [first, second] = [one, other].map((row) => `${row.appointment_date} ${row.appointment_time} ${row.id}`);
  return String(first) < String(second) ? -1 : 1;
}

/** One in seven has just begun: no visit is behind them. */
function isNew({ number }: SeedVeterinarian): boolean {
  return number % 7 === 6;
}

function paceOf({ number }: SeedVeterinarian): Pace {
  if (number === 1) return DEMO_PACE;
  if (number === 2) return (_weekday, random) => random.between(1, 2);
  return (_weekday, random) => (random.chance(4 + (number % 5) * 3) ? random.between(1, 2) : 0);
}

/** Enters a visit of a story on the nearest day on which its time is free, away from today. */
function tell(moment: Moment, told: Told, practices: readonly Practice[], today: CalendarDate): void {
  const { pet, veterinarian: number, days, time, complaint, isCancelled = false } = told;
  const practice = practices[number - 1];
  const step = days < 0 ? -1 : 1;
  const nearest = Array.from({ length: 20 }, (_, off) => today.add({ days: days + off * step }));
  const date = nearest.find((day) => practice?.diary.free(day).includes(time));
  if (!practice || !date) throw new Error(`No free ${time} around ${today} for ${pet.name}`);
  practice.diary.take(date, time);
  enterVisit(moment, { veterinarian: practice.veterinarian, pet, complaint, date, at: time, isCancelled });
}

function reviewsOf(
  { visits, random }: Moment,
  veterinarians: readonly SeedVeterinarian[],
  today: CalendarDate,
): Review[] {
  const reviewer = createReviewer(random);
  const vaccination = visits.findLast(
    ({ row, pet }) => pet.name === 'Burek' && row.reason_for_visit === 'Annual vaccination',
  );
  if (!vaccination) throw new Error('The demo owner has a visit to review');
  return [
    reviewer.reviewWith(vaccination, 5, DEMO_REVIEW),
    ...veterinarians.flatMap(({ id, number }) => {
      const theirs = visits.filter(({ row }) => row.veterinarian_id === id && row.client_id !== OWNER);
      return reviewer.reviewsOf(theirs, today, number === 1 ? 45 : 11, number <= 3 ? BELOVED : undefined);
    }),
  ];
}
