import * as z from 'zod/mini';
import { atMost, upTo } from '../boundary/index.ts';
import { textsFields, writtenInField } from '../own-texts/own-text-form.ts';
import { noSite, readNumber, tidyPhone, typedAddressOrNone, typedName, typedYears } from '../typed/index.ts';

const text = (minimum: number, message: string, characters: number) =>
  z.string().check(z.trim(), z.minLength(minimum, message), atMost(characters));

/** The form that completes a vet's profile. */
export const vetProfileSchema = z.object({
  clinic: text(2, 'Clinic name must be at least 2 characters', 200).check(noSite()),
  address: text(5, 'Please enter a valid address', 300).check(noSite()),
  city: text(2, 'City name must be at least 2 characters', 100).check(noSite()),
  specialty: text(2, 'Please select a specialty', 100),
  /** Years, as typed. */
  experience: typedYears().check(z.trim(), z.minLength(1, 'Please enter years of experience')),
  bio: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Bio must be at least 10 characters'),
      z.maxLength(500, 'Bio must be less than 500 characters'),
    ),
  phone: text(10, 'Please enter a valid phone number', 40).check(z.overwrite(tidyPhone), noSite()),
  website: z.optional(upTo(500)),
});
export type VetProfileValues = z.infer<typeof vetProfileSchema>;

export const ownerProfileSchema = z.object({ fullName: typedName(null, { most: 200 }), email: typedAddressOrNone() });
export type OwnerProfileValues = z.infer<typeof ownerProfileSchema>;

/** What a vet edits on the dashboard. The address they sign in with is read-only. */
export const vetEditSchema = z.object({
  fullName: typedName(null, { most: 200 }),
  specialty: z.string(),
  /** Whole years; an empty field counts as 0. */
  yearsOfExperience: z.pipe(
    typedYears(),
    z.transform((typed: string) => readNumber(typed) ?? 0),
  ),
  education: upTo(2000),
  description: upTo(5000),
  writtenIn: writtenInField,
  descriptionIn: textsFields(upTo(5000)),
  clinicName: upTo(200).check(noSite()),
  phone: upTo(40).check(z.overwrite(tidyPhone), noSite()),
  address: upTo(300).check(noSite()),
  city: upTo(100).check(noSite()),
  website: z.optional(upTo(500)),
});
export type VetEditValues = z.infer<typeof vetEditSchema>;
