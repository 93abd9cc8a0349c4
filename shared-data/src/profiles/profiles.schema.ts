import * as z from 'zod/mini';
import { atMost, nullableText, numeric, type PlainFeatures, plainFeatures, upTo } from '../boundary/index.ts';
import { noSite, readNumber, tidyPhone, typedAddressOrNone, typedName, typedYears } from '../typed/index.ts';
import { type OfferedPractice, practiceColumns, toPractice } from './offered-practice.ts';

export interface Profile extends OfferedPractice {
  id: string;
  fullName: string | null;
  /** Null for vets: their dashboard shows the session's address. */
  email: string | null;
  userType: string | null;
  city: string | null;
  imageUrl: string | null;
  /** As stored: a value or a label; `specialtyLabel()` gives the words. */
  specialty: string | null;
  description: string | null;
  education: string | null;
  yearsOfExperience: number | null;
  phone: string | null;
  clinicName: string | null;
  address: string | null;
  website: string | null;
  services: string[];
  /** The features of a vet's drawn portrait, as stored; null: none chosen. */
  portrait: PlainFeatures;
  /** Whether a vet is booked by people without an account, too. */
  acceptsGuests: boolean;
  /** Whether they confirm their address by a code. */
  confirmsGuests: boolean;
  /** Whether a vet's clients move their visits to free times themselves, until a day before. */
  clientsMayMove: boolean;
}

const row = z.object({
  id: z.string(),
  full_name: nullableText,
  email: nullableText,
  user_type: nullableText,
  city: nullableText,
  profile_image_url: nullableText,
  specialty: nullableText,
  description: nullableText,
  education: nullableText,
  years_of_experience: z.nullish(numeric),
  phone: nullableText,
  clinic_name: nullableText,
  address: nullableText,
  website: nullableText,
  services: z.nullish(z.array(z.string())),
  portrait: z.optional(plainFeatures),
  ...practiceColumns,
  accepts_guests: z.nullish(z.boolean()),
  confirms_guests: z.nullish(z.boolean()),
  clients_may_move: z.nullish(z.boolean()),
});

export const profileSchema = z.pipe(
  row,
  z.transform(
    (stored: z.infer<typeof row>): Profile => ({
      id: stored.id,
      fullName: stored.full_name,
      email: stored.email,
      userType: stored.user_type,
      city: stored.city,
      imageUrl: stored.profile_image_url,
      specialty: stored.specialty,
      description: stored.description,
      education: stored.education,
      yearsOfExperience: stored.years_of_experience ?? null,
      phone: stored.phone,
      clinicName: stored.clinic_name,
      address: stored.address,
      website: stored.website,
      services: stored.services ?? [],
      portrait: stored.portrait ?? null,
      ...toPractice(stored),
      acceptsGuests: stored.accepts_guests ?? true,
      confirmsGuests: stored.confirms_guests ?? false,
      clientsMayMove: stored.clients_may_move ?? true,
    }),
  ),
);

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

/** What an owner edits on the dashboard. */
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
  clinicName: upTo(200).check(noSite()),
  phone: upTo(40).check(z.overwrite(tidyPhone), noSite()),
  address: upTo(300).check(noSite()),
  city: upTo(100).check(noSite()),
  website: z.optional(upTo(500)),
});
export type VetEditValues = z.infer<typeof vetEditSchema>;
