import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText, numeric, orElse, timestamp } from '../boundary/index.ts';

/** What an owner may tick, in the order in which it is offered. A pet's name and kind are always shown. */
export const PASSPORT_PARTS = [
  { id: 'photo', label: 'Photo' },
  { id: 'details', label: 'Breed, age, gender, weight and color' },
  { id: 'microchip', label: 'Microchip number' },
  { id: 'allergies', label: 'Allergies' },
  { id: 'medicines', label: 'Current medications' },
  { id: 'vaccinations', label: 'Vaccinations' },
  { id: 'veterinarian', label: 'Veterinarian with phone' },
] as const;
export type PassportPart = (typeof PASSPORT_PARTS)[number]['id'];
export const ALL_PARTS: PassportPart[] = PASSPORT_PARTS.map(({ id }) => id);

const medicineRow = namedRow({ name: z.string(), dose: nullableText, ends_on: z.nullish(calendarDate) });
const vaccinationRow = namedRow({
  product: z.string(),
  lot_number: nullableText,
  given_on: calendarDate,
  next_due_on: z.nullish(calendarDate),
});

/** A pet's passport. What was not ticked, or is not known, is null or empty. */
export interface Passport {
  name: string;
  type: string;
  imageUrl: string | null;
  breed: string | null;
  age: string | null;
  gender: string | null;
  /** Kilograms. */
  weight: number | null;
  color: string | null;
  microchip: string | null;
  allergies: string | null;
  /** In the owner's words. */
  medications: string | null;
  /** Courses that go on today; dates are 'YYYY-MM-DD'. */
  medicines: { name: string; dose: string | null; endsOn: string | null }[];
  /** The latest of each product; dates are 'YYYY-MM-DD'. */
  vaccinations: { product: string; lotNumber: string | null; givenOn: string; nextDueOn: string | null }[];
  veterinarian: { name: string | null; clinic: string | null; phone: string | null } | null;
  /** Since when it is missing, an ISO moment; null where it is not. */
  lostSince: string | null;
  /** Where it was last seen, in its owner's words; null where it is not missing, or nobody said. */
  lastSeenPlace: string | null;
  /** Its pet has died: no link opens it, and it cannot be reported as lost. */
  isRemembered: boolean;
  /** When the link ends, an ISO moment; null in a preview, and until a lost pet is found. */
  expiresAt: string | null;
}

export const passport = namedRow({
  name: z.string(),
  type: z.string(),
  image_url: nullableText,
  breed: nullableText,
  age: nullableText,
  gender: nullableText,
  weight: z.nullish(numeric),
  color: nullableText,
  microchip: nullableText,
  allergies: nullableText,
  medications: nullableText,
  medicines: orElse(z.array(medicineRow), []),
  vaccinations: orElse(z.array(vaccinationRow), []),
  veterinarian: z.nullish(z.object({ name: nullableText, clinic: nullableText, phone: nullableText })),
  lost_since: z.nullish(timestamp),
  last_seen_place: nullableText,
  is_remembered: orElse(z.boolean(), false),
  expires_at: z.nullish(timestamp),
});

/** A link to a passport, without its secret. Moments are ISO. */
export interface PassportLink {
  id: string;
  shows: string[];
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  /** When somebody other than the owner last opened it. */
  openedAt: string | null;
  openedCount: number;
  /** Since when the pet is reported as lost; null where it is not. A link that worked then works until the pet is found. */
  petLostSince: string | null;
}

export const passportLinkRows = z.array(
  z.pipe(
    namedRow({
      id: z.string(),
      shows: z.array(z.string()),
      created_at: timestamp,
      expires_at: timestamp,
      revoked_at: z.nullish(timestamp),
      opened_at: z.nullish(timestamp),
      opened_count: numeric,
      pets: z.nullish(z.object({ lost_pets: z.nullish(z.object({ since: timestamp })) })),
    }),
    z.transform(({ pets, ...link }): PassportLink => ({ ...link, petLostSince: pets?.lost_pets?.since ?? null })),
  ),
);

/** What somebody wrote who found a lost pet. */
export interface FoundReport {
  id: string;
  message: string;
  /** How they can be reached, in their words. */
  contact: string | null;
  /** ISO moment. */
  createdAt: string;
}

export const foundReportRows = z.array(
  namedRow({ id: z.string(), message: z.string(), contact: nullableText, created_at: timestamp }),
);
