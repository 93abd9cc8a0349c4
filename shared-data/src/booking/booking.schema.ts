import * as z from 'zod/mini';
import { noSite, tidyText, typedDay } from '../typed/index.ts';

/** What a form of a booking says beside a field that is missing or too long. */
export interface BookingFieldMessages {
  petName: string;
  petType: string;
  date: string;
  time: string;
  reason: string;
  tooLong(characters: number): string;
  /** A name with a web or mail address. */
  noSite: string;
}

export const ENGLISH_FIELD_MESSAGES: BookingFieldMessages = {
  petName: 'Pet name is required',
  petType: 'Pet type is required',
  date: 'Please choose a date',
  time: 'Please choose a time',
  reason: 'Reason for visit is required',
  tooLong: (characters) => `Please use at most ${characters} characters`,
  noSite: 'Please write this without a web or mail address',
};

/** The fields of a booking, with as many characters as the database takes. */
export function bookingSchema(messages: BookingFieldMessages) {
  const text = (missing: string, characters: number) =>
    z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(characters, messages.tooLong(characters)));
  return z.object({
    // '': typed; the database finds the visitor's pet of that name.
    petId: z.string(),
    petName: z
      .string()
      .check(
        z.overwrite(tidyText),
        z.trim(),
        z.regex(/\p{L}/u, messages.petName),
        z.maxLength(100, messages.tooLong(100)),
        noSite(messages.noSite),
      ),
    petType: text(messages.petType, 50).check(noSite(messages.noSite)),
    date: typedDay(messages.date),
    time: z.string().check(z.regex(/^\d{2}:\d{2}$/, messages.time)),
    reason: text(messages.reason, 5000),
    // '': the first that there is for the animal.
    visitTypeId: z.string(),
  });
}

export type BookingValues = z.infer<ReturnType<typeof bookingSchema>>;

export const EMPTY_BOOKING: BookingValues = {
  petId: '',
  petName: '',
  petType: '',
  date: '',
  time: '',
  reason: '',
  visitTypeId: '',
};
export const BOOKING_FIELDS = Object.keys(EMPTY_BOOKING) as (keyof BookingValues)[];
