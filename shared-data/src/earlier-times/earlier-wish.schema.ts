import * as z from 'zod/mini';
import { ENGLISH_FIELD_MESSAGES as SAYS } from '../booking/booking.schema.ts';
import { addDays, todayInWarsaw, weekdayOf } from '../calendar/index.ts';
import type { Args } from '../database/index.ts';
import { bookableDays } from '../schedule/index.ts';
import { isDay, namesSite, tidyText } from '../typed/index.ts';

/** The parts of a day, each with the hours in which a time may begin. */
export const DAY_PARTS = {
  morning: [5, 6, 7, 8, 9, 10, 11],
  afternoon: [12, 13, 14, 15, 16],
  evening: [17, 18, 19, 20, 21, 22],
} as const;
export type DayPart = keyof typeof DAY_PARTS;

/** The form of an earlier time: every field as the browser has it. */
export interface EarlierWish {
  days: 'any' | 'week' | 'tomorrow' | 'chosen';
  /** 'YYYY-MM-DD'; of chosen days. */
  from: string;
  to: string;
  /** '1' is Monday. */
  weekdays: string[];
  parts: DayPart[];
  /** '' for this veterinarian only. */
  kilometres: string;
  /** In so many hours the owner can leave. */
  leadHours: string;
  atNight: boolean;
  /** The kind of a new visit; '' for half an hour, and where a visit is moved. */
  visitTypeId: string;
  /** The animal of a new visit, and its reason: '' where a visit is moved. */
  petId: string;
  petName: string;
  petType: string;
  reason: string;
}

export const EMPTY_WISH: EarlierWish = {
  ...{ days: 'any', from: '', to: '' },
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  parts: ['morning', 'afternoon', 'evening'],
  ...{ kilometres: '', leadHours: '2', atNight: false },
  ...{ visitTypeId: '', petId: '', petName: '', petType: '', reason: '' },
};

const wish = z.object({
  days: z.enum(['any', 'week', 'tomorrow', 'chosen']),
  from: z.string(),
  to: z.string(),
  weekdays: z.array(z.string()).check(z.minLength(1, 'Please choose at least one day of the week')),
  parts: z
    .array(z.enum(['morning', 'afternoon', 'evening']))
    .check(z.minLength(1, 'Please choose at least one time of day')),
  kilometres: z.string(),
  leadHours: z.string(),
  atNight: z.boolean(),
  visitTypeId: z.string(),
  petId: z.string(),
  petName: z.string(),
  petType: z.string(),
  reason: z.string(),
});

type Field = 'from' | 'to' | 'petName' | 'petType' | 'reason';

/** The rules of the form. `asksForPet` where no visit says whom it is for. */
export function earlierWishSchema({ asksForPet }: { asksForPet: boolean }) {
  return wish.check((context) => {
    const value = context.value;
    const refuse = (field: Field, message: string) =>
      context.issues.push({ code: 'custom', input: value, path: [field], message });
    if (value.days === 'chosen') {
      if (!isDay(value.from) || value.from < todayInWarsaw()) refuse('from', 'Please choose a day from today on');
      if (value.to < value.from || !isDay(value.to)) refuse('to', 'Please choose a last day, not before the first');
    }
    if (asksForPet) {
      if (value.petId === '' && !/\p{L}/u.test(tidyText(value.petName))) refuse('petName', SAYS.petName);
      if (value.petId === '' && value.petType === '') refuse('petType', SAYS.petType);
      if (value.petId === '' && value.petName.trim().length > 100) refuse('petName', SAYS.tooLong(100));
      if (value.petId === '' && namesSite(value.petName)) refuse('petName', SAYS.noSite);
      if (value.reason.trim() === '') refuse('reason', SAYS.reason);
      if (value.reason.trim().length > 5000) refuse('reason', SAYS.tooLong(5000));
    }
  });
}

/** The days that a wish means, both included: never after the visit, where one is moved. */
export function daysOfWish(
  { days, from, to }: Pick<EarlierWish, 'days' | 'from' | 'to'>,
  visitDate: string | null,
  today = todayInWarsaw(),
): { from: string; to: string } {
  const last = bookableDays(today).to;
  const until = visitDate && visitDate < last ? visitDate : last;
  const before = (date: string) => (date < until ? date : until);
  const tomorrow = addDays(today, 1);
  if (days === 'tomorrow') return { from: before(tomorrow), to: before(tomorrow) };
  if (days === 'week') return { from: today, to: before(addDays(today, (7 - weekdayOf(today)) % 7)) };
  if (days === 'chosen') return { from: before(from), to: before(to) };
  return { from: today, to: until };
}

/** The wish as it is sent. */
export function argsOfWish(
  value: EarlierWish,
  about:
    | { appointment: { id: string; date: string } }
    | { veterinarianId: string; visitTypeId: string | null; pet: { name: string; type: string } },
): Args<'ask_for_earlier'> {
  const days = daysOfWish(value, 'appointment' in about ? about.appointment.date : null);
  return {
    from_date: days.from,
    to_date: days.to,
    weekdays: value.weekdays.map(Number),
    hours: value.parts.flatMap((part) => [...DAY_PARTS[part]]),
    kilometres: value.kilometres === '' ? null : Number(value.kilometres),
    lead_hours: Number(value.leadHours),
    at_night: value.atNight,
    ...('appointment' in about
      ? { appointment: about.appointment.id }
      : {
          veterinarian: about.veterinarianId,
          visit_type: about.visitTypeId,
          pet: value.petId || null,
          pet_name: about.pet.name.trim(),
          pet_type: about.pet.type,
          reason: value.reason.trim(),
        }),
  };
}
