import * as z from 'zod/mini';
import { nullableText, numeric } from '../boundary/index.ts';

export interface Profile {
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
  petTypes: string[];
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
  pet_types: z.nullish(z.array(z.string())),
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
      petTypes: stored.pet_types ?? [],
    }),
  ),
);

const text = (minimum: number, message: string) => z.string().check(z.trim(), z.minLength(minimum, message));

/** The form that completes a vet's profile. */
export const vetProfileSchema = z.object({
  clinic: text(2, 'Clinic name must be at least 2 characters'),
  address: text(5, 'Please enter a valid address'),
  city: text(2, 'City name must be at least 2 characters'),
  specialty: text(2, 'Please select a specialty'),
  /** Years, as typed. */
  experience: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter years of experience'),
      z.regex(/^\d*$/, 'Please enter years of experience'),
    ),
  bio: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Bio must be at least 10 characters'),
      z.maxLength(500, 'Bio must be less than 500 characters'),
    ),
  phone: text(10, 'Please enter a valid phone number'),
  website: z.optional(z.string()),
});
export type VetProfileValues = z.infer<typeof vetProfileSchema>;

/** What an owner edits on the dashboard. */
export const ownerProfileSchema = z.object({ fullName: z.string(), email: z.string() });
export type OwnerProfileValues = z.infer<typeof ownerProfileSchema>;

/** What a vet edits on the dashboard. The address they sign in with is read-only. */
export const vetEditSchema = z.object({
  fullName: z.string(),
  specialty: z.string(),
  /** A whole number of years; anything else counts as 0. */
  yearsOfExperience: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value: string | number) => {
      const years = Number(value);
      return Number.isInteger(years) && years >= 0 ? years : 0;
    }),
  ),
  education: z.string(),
  description: z.string(),
  clinicName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  website: z.optional(z.string()),
});
export type VetEditValues = z.infer<typeof vetEditSchema>;
