import type { CalendarDate } from '@internationalized/date';
import { type Diary, mondayOf, weekdayOf } from './diary.ts';
import { createNames } from './people.ts';
import type { Random } from './random.ts';
import type { SeedVeterinarian } from './veterinarians.ts';
import type { Visit } from './visits.ts';

/** Clients without an account, who telephone. */
const CALLERS = [
  { pet_name: 'Kropek', pet_type: 'dog', reason_for_visit: 'Limps since the walk this morning' },
  { pet_name: 'Sznurek', pet_type: 'cat', reason_for_visit: 'Does not use the litter tray' },
  { pet_name: 'Migotka', pet_type: 'rabbit', reason_for_visit: 'Vaccination' },
  { pet_name: 'Wafel', pet_type: 'dog', reason_for_visit: 'Nails' },
  { pet_name: 'Żelek', pet_type: 'other', reason_for_visit: 'Guinea pig, scratches a lot' },
  { pet_name: 'Sowa', pet_type: 'cat', reason_for_visit: 'Second opinion about a lump' },
] as const;

/** Visits by phone, on a free time of a Tuesday or Thursday. */
export function phoneVisitsOf(
  veterinarian: SeedVeterinarian,
  diary: Diary,
  { today, days }: { today: CalendarDate; days: readonly CalendarDate[] },
  random: Random,
) {
  const name = createNames(random.between(1, 1000), random);
  const weeks = new Set<string>();
  return days.flatMap((date) => {
    const week = mondayOf(date).toString();
    const times = diary.free(date);
    const [first, ...others] = times;
    if (![2, 4].includes(weekdayOf(date)) || weeks.has(week) || !first || random.chance(60)) return [];
    const at = random.pick([first, ...others]);
    diary.take(date, at);
    weeks.add(week);
    return {
      booked_by: 'vet',
      veterinarian_id: veterinarian.id,
      appointment_date: date.toString(),
      appointment_time: at,
      status: date.compare(today) < 0 ? 'completed' : 'upcoming',
      client_name: name(random.pick(['female', 'male'])),
      // As the clinics' numbers: no subscriber number begins with 0.
      client_phone: `+48 22 000 90 ${String(10 + weeks.size)}`,
      ...CALLERS[weeks.size % CALLERS.length],
    };
  });
}

/** Who asks for another time, and how that ended. */
const ASKED = [
  { status: 'pending', proposed_by: 'owner', message: 'Could we come later in the week? I have to work that day.' },
  { status: 'pending', proposed_by: 'owner', message: null },
  { status: 'pending', proposed_by: 'veterinarian', message: 'I am at a course in the morning. Would this suit you?' },
  { status: 'declined', proposed_by: 'owner', message: 'Would this be possible? Then we could both come.' },
  { status: 'withdrawn', proposed_by: 'owner', message: 'My shift may change.' },
  { status: 'declined', proposed_by: 'veterinarian', message: null },
] as const;

/** Requests to move these visits, which are upcoming, each to a free time of the days after it. */
export function requestsToMove(diary: Diary, visits: readonly Visit[], now: Date, random: Random) {
  return ASKED.flatMap((asked, index) => {
    const visit = visits[2 * index];
    const date = visit && [2, 3, 4, 5, 6, 7].map((days) => visit.date.add({ days })).find((day) => diary.free(day)[0]);
    if (!visit || !date) return [];
    const [first = '', ...others] = diary.free(date);
    const time = random.pick([first, ...others]);
    if (asked.status === 'pending') diary.take(date, time);
    const created = now.getTime() - (60 + index * 90) * 60_000;
    return {
      ...asked,
      appointment_id: visit.row.id,
      proposed_date: date.toString(),
      proposed_time: time,
      created_at: new Date(created).toISOString(),
      answered_at: asked.status === 'pending' ? null : new Date(created + 55 * 60_000).toISOString(),
    };
  });
}
