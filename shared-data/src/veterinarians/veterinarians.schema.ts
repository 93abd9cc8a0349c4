import * as z from 'zod/mini';
import {
  calendarDate,
  namedRow,
  nullableText,
  numeric,
  type PlainFeatures,
  plainFeatures,
  wallTime,
} from '../boundary/index.ts';
import { type OwnText, type TextLanguage, type TextsIn, textIn, textLanguage, textsIn } from '../own-texts/own-text.ts';
import type { GeoArea } from '../places/area.ts';
import type { Position } from '../places/places.schema.ts';
import { type OfferedPractice, practiceColumns } from '../profiles/offered-practice.ts';
import type { Slot, WorkingHours } from '../schedule/index.ts';
import {
  type FilterPetType,
  filterPetTypes,
  type LanguageCode,
  specialtyLabel,
  type VeterinarianSort,
} from '../vocabulary/index.ts';
import { doctorName } from './doctor-name.ts';
import type { ListStart } from './list-start.ts';
import { meaningsSchema, type SearchMeaning } from './search-meanings.ts';
import { displayLocation, type NextAvailability, nextAvailability } from './veterinarian-card.ts';

export interface VeterinarianCard {
  id: string;
  name: string;
  /** A label: 'Surgery'; 'General Veterinarian' where the vet has set none. */
  specialty: string;
  /** 'Warszawa' where the vet has set none. */
  city: string;
  clinicName: string | null;
  address: string | null;
  /** Clinic, else city, else 'Veterinary Clinic'. */
  location: string;
  description: string;
  imageUrl: string | null;
  /** The features of the drawing that the vet chose, as stored: whoever draws them checks them. Null: none chosen. */
  portrait: PlainFeatures;
  /** Whom the vet treats, in the filter's order: 'Dogs', 'Rabbits'. */
  treats: FilterPetType[];
  /** Whole PLN: the lowest price of all services; null where the vet states none. */
  priceFrom: number | null;
  /** Average of the published reviews, 1 to 5; null without any. */
  rating: number | null;
  reviewCount: number;
  nextSlot: Slot | null;
  /** Null: no free time to offer. */
  availability: NextAvailability | null;
  /** 1, 2, 3 for the specialists of the Polish static pages. */
  specialistNo: number | null;
  phone: string | null;
  /** The day on which the licence was checked, 'YYYY-MM-DD'; null where no check holds. */
  licenceCheckedOn: string | null;
  /** From where the search measures; none where it measures nothing, or the clinic's position is not known. */
  distanceKm?: number | null;
}

export interface VeterinarianProfile extends VeterinarianCard, OfferedPractice {
  /** 'Gdynia, Poland'; 'Poland' where the vet has set no city. */
  cityAndCountry: string;
  education: string | null;
  /** Free text about the vet's experience, made from the years: '12 years'. */
  experience: string | null;
  yearsOfExperience: number | null;
  website: string | null;
  services: string[];
  workingHours: WorkingHours[];
  /** The language of `description`; missing where the vet named none. */
  writtenIn?: TextLanguage | null;
  /** The same in other languages. */
  descriptionIn?: TextsIn;
}

/** What a vet says of their work, for a reader of a language. */
export const aboutVeterinarian = (
  { description, writtenIn, descriptionIn }: Pick<VeterinarianProfile, 'description' | 'writtenIn' | 'descriptionIn'>,
  reader: TextLanguage,
): OwnText => textIn(reader, { first: description, writtenIn, others: descriptionIn });

/** Labels of any of the product's lists; missing or empty means 'any'. */
export interface VeterinarianFilters {
  query?: string;
  /** What the query is part of: one of these two, or anything that is written about a vet when missing. */
  match?: 'name-or-specialty';
  /** A city's or a town's name; 'all' is any. */
  city?: string;
  /** A position in the city's place. Distances are measured from it. */
  near?: Position;
  /** So far at most from the city's middle or the position. Distances are measured from there. */
  withinKm?: number;
  specialties?: string[];
  /** Any of them: the directory's labels, or a day, a part of it, or both: 'tomorrow', '2026-12-03 morning', 'evening'. */
  availabilities?: string[];
  /** 3 to 5. A vet without reviews stays in at the slider's default of 3. */
  minRating?: number;
  petTypes?: string[];
  /** Whole PLN: some service costs so much or less. A vet who states no price is left out. */
  maxPrice?: number;
  /** Any of them. */
  languages?: LanguageCode[];
  homeVisits?: boolean;
  catOnlyWaitingRoom?: boolean;
  /** Where the clinic is. A vet who has not been located is in no area. */
  area?: GeoArea;
  sort?: VeterinarianSort;
  /** Missing: the list begins at its start. */
  after?: ListStart;
}

/** Who is asked for, and from where it is measured. */
export interface NearestQuestion {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Part of anything that is written about a vet. */
  query?: string;
  /** Labels of any of the product's lists; missing or empty means 'any'. */
  specialties?: string[];
  /** Where the clinic is; missing: anywhere. */
  area?: GeoArea;
  /** The specialists 1, 2 and 3 come before everybody else. */
  numberedFirst?: boolean;
  /** A city or town that the query names takes the place of the position. */
  fromWords?: boolean;
  /** Missing: the list begins at its start. */
  after?: ListStart;
}

export interface VeterinarianPage {
  items: VeterinarianCard[];
  /** How many match in all. */
  total: number;
  /** Where the next page starts; null on the last one. */
  next: unknown;
  /** How words of the query were read; of the first page only. */
  meanings: SearchMeaning[];
  /** The place that distances are measured from; missing or null: the visitor's position, or nothing is measured. */
  measured_from?: string | null | undefined;
  /** With a highest price, of the first page: how many match but state no price. */
  without_price?: number | undefined;
}

/** A vet as the searches answer. */
export const cardRow = z.object({
  id: z.string(),
  full_name: nullableText,
  city: nullableText,
  specialty: nullableText,
  clinic_name: nullableText,
  address: nullableText,
  description: nullableText,
  phone: nullableText,
  profile_image_url: nullableText,
  portrait: z.optional(plainFeatures),
  rating: z.nullish(numeric),
  review_count: z.nullish(numeric),
  next_slot_date: z.nullish(calendarDate),
  next_slot_time: z.nullish(wallTime),
  specialist_no: z.nullish(numeric),
  treats: z.nullish(z.array(z.string())),
  lowest_price: z.nullish(numeric),
  licence_checked_on: z.nullish(calendarDate),
  distance_km: z.nullish(numeric),
});
export type CardRow = z.infer<typeof cardRow>;

export function toCard(row: CardRow): VeterinarianCard {
  const name = row.full_name ?? 'Unknown';
  const nextSlot =
    row.next_slot_date && row.next_slot_time ? { date: row.next_slot_date, time: row.next_slot_time } : null;
  const specialty = row.specialty ? specialtyLabel(row.specialty) : 'General Veterinarian';
  const city = row.city ?? 'Warszawa';
  return {
    id: row.id,
    name,
    specialty,
    city,
    clinicName: row.clinic_name,
    address: row.address,
    location: displayLocation(row.clinic_name, row.city),
    description: row.description ?? `${doctorName(name)} is a veterinarian in ${city}.`,
    imageUrl: row.profile_image_url,
    portrait: row.portrait ?? null,
    treats: filterPetTypes(row.treats ?? []),
    priceFrom: row.lowest_price ?? null,
    rating: row.rating ?? null,
    reviewCount: row.review_count ?? 0,
    nextSlot,
    availability: nextAvailability(nextSlot),
    specialistNo: row.specialist_no ?? null,
    phone: row.phone,
    licenceCheckedOn: row.licence_checked_on ?? null,
    distanceKm: row.distance_km ?? null,
  };
}

export const pageSchema = z.object({
  items: z.array(z.pipe(cardRow, z.transform(toCard))),
  total: numeric,
  next: z.optional(z.unknown()),
  meanings: meaningsSchema,
  measured_from: z.nullish(z.string()),
  without_price: z.optional(numeric),
});

/** A city or a specialty that has vets. */
export interface DirectoryPage {
  kind: 'city' | 'specialty';
  /** As the filters name it. */
  label: string;
  veterinarians: number;
  /** Whole PLN; null where nobody states a price. */
  priceFrom: number | null;
  /** Null where nothing is free. */
  firstFreeDay: string | null;
}

export const directoryPageRows = z.array(
  namedRow({
    kind: z.enum(['city', 'specialty']),
    label: z.string(),
    veterinarians: numeric,
    price_from: z.nullable(numeric),
    first_free_day: z.nullable(calendarDate),
  }),
);

export const profileRow = z.object({
  ...cardRow.shape,
  education: nullableText,
  years_of_experience: z.nullish(numeric),
  website: nullableText,
  services: z.nullish(z.array(z.string())),
  ...practiceColumns,
  written_in: textLanguage,
  description_in: textsIn,
});
export type ProfileRow = z.infer<typeof profileRow>;
