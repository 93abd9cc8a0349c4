import type { CalendarDate } from '@internationalized/date';
import { ANIMALS } from './animals.ts';
import type { Complaint } from './complaint.ts';
import { complaintsOf } from './complaints-special.ts';
import { type Diary, dayNumber, daysFrom, mondayOf, weekdayOf } from './diary.ts';
import type { Pet } from './households.ts';
import type { Random } from './random.ts';
import type { SeedVeterinarian } from './veterinarians.ts';
import { enterVisit, type Moment, type Visit } from './visits.ts';

/**
 * How many visits a veterinarian has on a day of the week (ISO) after so many earlier in the week; those that are cancelled
 * come on top.
 */
export type Pace = (weekday: number, random: Random, soFar: number) => number;

/**
 * The demo veterinarian's: three or four from Monday to Friday, one or two on a Saturday, which never outweighs the days
 * before it. That makes 16 to 22 in a week without a day off, and at most 25 with what is cancelled or booked by phone.
 */
export const DEMO_PACE: Pace = (weekday, random, soFar) =>
  weekday <= 5 ? random.between(3, 4) : Math.min(random.between(1, 2), Math.ceil(soFar / 4));

/** Cancelled visits of a week at most. */
const CANCELLED_A_WEEK = 2;

const PRAISE_OF_FOLLOW_UPS: Complaint['praise'] = [
  'The second look at {pet} was as thorough as the first.',
  'We came back with {pet} and all is well again.',
  'Everything about {pet} was remembered from the last visit.',
  'The plan for {pet} worked out exactly as we had been told.',
  'We were asked to come back with {pet} only once, and that was worth it.',
  'Nice to hear that {pet} needs no more treatment.',
];

interface Practice {
  veterinarian: SeedVeterinarian;
  diary: Diary;
  /** The animals of the city that this practice treats. */
  patients: readonly Pet[];
  pace: Pace;
}

interface Due {
  pet: Pet;
  complaint: Complaint;
  from: CalendarDate;
}

/** Fills the diary of a veterinarian on these days: new visits, and those that an earlier visit asked for. */
export function fillDiary(moment: Moment, practice: Practice, days: readonly CalendarDate[]): void {
  const { diary, patients, veterinarian, pace } = practice;
  const { random } = moment;
  const due: Due[] = [];
  const kept = new Map<string, number>();
  const cancelled = new Map<string, number>();
  const entered = countByDay(moment.visits, veterinarian);
  if (patients.length === 0) return;
  for (const date of days) {
    const week = mondayOf(date).toString();
    const thisWeek = kept.get(week) ?? 0;
    const before = entered.get(date.toString()) ?? 0;
    const wanted = Math.min(pace(weekdayOf(date), random, thisWeek), before + diary.free(date).length);
    for (let count = before; count < wanted; count += 1) {
      const next = takeDue(due, date) ?? newPatient(practice, date, random);
      if (!next) break;
      const visit = enterVisit(moment, {
        veterinarian,
        ...next,
        date,
        at: takeTime(diary, date, random),
        isUnnoted: random.chance(8),
      });
      const again = visit.report && next.complaint.again;
      if (again && random.chance(85)) due.push(dueAfter(visit, again));
    }
    kept.set(week, thisWeek + Math.max(before, wanted));
    const lost = cancelled.get(week) ?? 0;
    const next = wanted > 0 && lost < CANCELLED_A_WEEK && random.chance(15) && newPatient(practice, date, random);
    if (next && diary.free(date).length > 0) {
      cancelled.set(week, lost + 1);
      enterVisit(moment, { veterinarian, ...next, date, at: takeTime(diary, date, random), isCancelled: true });
    }
  }
}

function countByDay(visits: readonly Visit[], { id }: SeedVeterinarian): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { row } of visits)
    if (row.veterinarian_id === id) counts.set(row.appointment_date, (counts.get(row.appointment_date) ?? 0) + 1);
  return counts;
}

function takeTime(diary: Diary, date: CalendarDate, random: Random): string {
  const [first = '', ...others] = diary.free(date);
  const time = random.pick([first, ...others]);
  diary.take(date, time);
  return time;
}

function takeDue(due: Due[], date: CalendarDate): Omit<Due, 'from'> | undefined {
  const index = due.findIndex(({ from, pet }) => daysFrom(from, date) >= 0 && !isSeenAround(pet, date, 1));
  return index < 0 ? undefined : due.splice(index, 1)[0];
}

function dueAfter({ pet, date }: Visit, again: NonNullable<Complaint['again']>): Due {
  const complaint: Complaint = {
    animals: [pet.animal],
    weight: 0,
    reasons: [again.reason],
    findings: [again.finding],
    praise: PRAISE_OF_FOLLOW_UPS,
  };
  return { pet, complaint, from: date.add({ days: 7 * again.weeks }) };
}

/** Somebody who has not been seen for a week and has something that this practice treats. */
function newPatient({ patients, veterinarian }: Practice, date: CalendarDate, random: Random) {
  for (let tries = 0; tries < 12; tries += 1) {
    const pet = patients[random.between(0, patients.length - 1)];
    if (!pet || isSeenAround(pet, date, 7) || !random.chance(ANIMALS[pet.animal].visits)) continue;
    const complaint = complaintFor(pet, veterinarian, random);
    if (complaint) return { pet, complaint };
  }
  return undefined;
}

function isSeenAround(pet: Pet, date: CalendarDate, days: number): boolean {
  const day = dayNumber(date);
  return pet.seenOn.some((seen) => Math.abs(seen - day) < days);
}

function complaintFor(pet: Pet, { profile }: SeedVeterinarian, random: Random): Complaint | undefined {
  const fitting = complaintsOf(String(profile.specialty)).filter(
    ({ animals, vaccines }) => animals.includes(pet.animal) && !(vaccines && pet.isVaccinated),
  );
  let left = random.between(
    1,
    fitting.reduce((sum, { weight }) => sum + weight, 0),
  );
  return fitting.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
}
