import * as z from 'zod/mini';
import { namedRow, nullableText, numeric, orElse, type PlainFeatures, plainFeatures } from '../boundary/index.ts';
import { type TextLanguage, type TextsIn, textLanguage, textsIn } from '../own-texts/own-text.ts';
import { type OfferedPractice, practiceColumns } from './offered-practice.ts';

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
  /** The language of `description`; null where the vet named none. */
  writtenIn: TextLanguage | null;
  /** The same in other languages. */
  descriptionIn: TextsIn;
}

export const profileSchema = namedRow(
  {
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
    services: orElse(z.array(z.string()), []),
    portrait: z.optional(plainFeatures),
    ...practiceColumns,
    accepts_guests: orElse(z.boolean(), true),
    confirms_guests: orElse(z.boolean(), false),
    clients_may_move: orElse(z.boolean(), true),
    written_in: textLanguage,
    description_in: textsIn,
  },
  { profile_image_url: 'imageUrl' },
);
