import * as z from 'zod/mini';
import { type BookedType, bookedTypeColumns, toBookedType } from '../appointments/appointments.schema.ts';
import { atMost, calendarDate, nullableText, numeric, wallTime } from '../boundary/index.ts';
import { noSite, tidyPhone, typedDay, typedName } from '../typed/index.ts';

/** A visit that the vet booked for somebody who telephoned, or that a guest booked. */
export interface PhoneVisit {
  id: string;
  veterinarianId: string;
  /** 'YYYY-MM-DD', Warsaw. */
  date: string;
  /** 'HH:MM', Warsaw. */
  time: string;
  /** Minutes. */
  duration: number;
  /** Null for a consultation that is no type of the vet's. */
  type?: BookedType | null;
  clientName: string;
  /** '+48 600 100 200'; what is no number as it was typed; null for none. */
  clientPhone: string | null;
  petName: string;
  petType: string;
  /** '' for none. */
  reason: string;
  /** Booked online by somebody without an account. */
  byGuest: boolean;
  /** What became of a guest's visit; null until the vet says it. */
  outcome: 'completed' | 'no-show' | null;
}

const row = z.object({
  id: z.string(),
  veterinarian_id: z.string(),
  visit_date: calendarDate,
  visit_time: wallTime,
  duration_minutes: z.nullish(numeric),
  ...bookedTypeColumns,
  client_name: z.string(),
  client_phone: nullableText,
  pet_name: z.string(),
  pet_type: z.string(),
  reason: nullableText,
  by_guest: z.nullish(z.boolean()),
  outcome: z.nullish(z.enum(['completed', 'no-show'])),
});

export const phoneVisitRow = z.pipe(
  row,
  z.transform(
    (stored: z.infer<typeof row>): PhoneVisit => ({
      id: stored.id,
      veterinarianId: stored.veterinarian_id,
      date: stored.visit_date,
      time: stored.visit_time,
      duration: stored.duration_minutes ?? 30,
      type: toBookedType(stored),
      clientName: stored.client_name,
      clientPhone: stored.client_phone,
      petName: stored.pet_name,
      petType: stored.pet_type,
      reason: stored.reason ?? '',
      byGuest: stored.by_guest ?? false,
      outcome: stored.outcome ?? null,
    }),
  ),
);

const optional = (most: number) => z.string().check(z.trim(), atMost(most));

/** The form of a visit by phone. */
export const phoneVisitSchema = z.object({
  date: typedDay('Please choose a day'),
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Please enter a time')),
  clientName: typedName('Please enter who is calling', { most: 200 }),
  clientPhone: optional(40).check(z.overwrite(tidyPhone), noSite()),
  petName: typedName("Please enter the pet's name", { most: 100 }),
  petType: z.string().check(z.minLength(1, 'Please choose the kind of animal')),
  reason: optional(1000),
  // '': half an hour.
  visitTypeId: z.string(),
});
export type PhoneVisitValues = z.infer<typeof phoneVisitSchema>;
