import * as z from 'zod/mini';
import { upTo } from '../boundary/index.ts';
import { todayInWarsaw } from '../calendar/index.ts';
import type { Insert } from '../database/index.ts';
import { noSite, readNumber, typedDayOrNone, typedKilograms, typedName } from '../typed/index.ts';
import { readMicrochip, typedMicrochip } from './microchip.ts';
import type { Pet } from './pets.schema.ts';

const line = z.optional(upTo(100));
const paragraphs = z.optional(upTo(10_000));
/** Empty, today or a day before. */
const pastDayOrNone = typedDayOrNone().check(
  z.refine((day) => day <= todayInWarsaw(), 'Please choose today or a day before'),
);
const fields = (nameMessage: string, typeMessage: string) =>
  z.object({
    name: typedName(nameMessage, { most: 100 }),
    type: z.string().check(z.minLength(1, typeMessage)),
    breed: z.optional(upTo(100).check(noSite())),
    age: line,
    birthday: z.optional(pastDayOrNone),
    gender: z.optional(z.string()),
    /** Kilograms, as typed; '' is unknown. */
    weight: z.optional(typedKilograms()),
    color: line,
    microchipNumber: z.optional(typedMicrochip),
    medicalHistory: paragraphs,
    allergies: paragraphs,
    medications: paragraphs,
    vaccinationRecords: paragraphs,
    lastVisitDate: z.optional(pastDayOrNone),
    lastVisitReason: z.optional(upTo(2000)),
    imageUrl: z.optional(upTo(2000)),
  });

/** Empty, or an address that a browser can load a picture from. */
const webAddress = z.regex(/^\s*(https?:\/\/[^\s/]\S*)?\s*$/i, 'Please enter a valid URL');

/** The form that edits a pet. */
export const petSchema = fields('Pet name is required', 'Pet type is required');
export const addPetSchema = z.extend(fields('Pet name and type are required', 'Pet name and type are required'), {
  imageUrl: z.optional(upTo(2000).check(webAddress)),
});
export type PetValues = z.infer<typeof petSchema>;

const TEXT_FIELDS = [
  'birthday',
  'breed',
  'age',
  'gender',
  'color',
  'microchipNumber',
  'medicalHistory',
  'allergies',
  'medications',
  'vaccinationRecords',
  'lastVisitDate',
  'lastVisitReason',
  'imageUrl',
] as const;

export const emptyPet: Required<PetValues> = {
  name: '',
  type: '',
  breed: '',
  age: '',
  birthday: '',
  gender: '',
  weight: '',
  color: '',
  microchipNumber: '',
  medicalHistory: '',
  allergies: '',
  medications: '',
  vaccinationRecords: '',
  lastVisitDate: '',
  lastVisitReason: '',
  imageUrl: '',
};

export function toPetValues(pet: Pet): Required<PetValues> {
  const values = { ...emptyPet, name: pet.name, type: pet.type, weight: pet.weight === null ? '' : String(pet.weight) };
  for (const field of TEXT_FIELDS) values[field] = pet[field] ?? '';
  return values;
}

/** The columns of a form's values; empty ones are null. */
export function toPetColumns(values: PetValues): Omit<Insert<'pets'>, 'owner_id'> {
  const orNull = (value: string | undefined) => value?.trim() || null;
  return {
    name: values.name.trim(),
    type: values.type,
    breed: orNull(values.breed),
    age: orNull(values.age),
    birthday: orNull(values.birthday),
    gender: orNull(values.gender),
    weight: readNumber(values.weight ?? ''),
    color: orNull(values.color),
    microchip_number: readMicrochip(values.microchipNumber ?? '').number || null,
    medical_history: orNull(values.medicalHistory),
    allergies: orNull(values.allergies),
    medications: orNull(values.medications),
    vaccination_records: orNull(values.vaccinationRecords),
    last_visit_date: orNull(values.lastVisitDate),
    last_visit_reason: orNull(values.lastVisitReason),
    image_url: orNull(values.imageUrl),
  };
}
