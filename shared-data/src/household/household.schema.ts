import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText, numeric, timestamp } from '../boundary/index.ts';
import { passport } from '../passport/passport.schema.ts';

/** What an owner may tick for each person, in the order in which it is offered. */
export const RIGHTS = [
  { id: 'book', label: 'Book visits' },
  { id: 'message', label: 'Message vets' },
  { id: 'read', label: 'Read the record' },
  { id: 'medicines', label: 'Record medicines' },
] as const;
export type Right = (typeof RIGHTS)[number]['id'];
export type Role = 'carer' | 'sitter';

/** A person's role for a pet, and their rights. */
export interface Part {
  role: Role;
  /** A sitter's first day, 'YYYY-MM-DD'; null for a carer, and for a sitter who may begin at once. */
  startsOn: string | null;
  /** A sitter's last day, 'YYYY-MM-DD'; null for a carer. */
  until: string | null;
  rights: Right[];
}

const partColumns = {
  role: z.enum(['carer', 'sitter']),
  starts_on: z.nullish(calendarDate),
  until: z.nullish(calendarDate),
  may_book: z.boolean(),
  may_message: z.boolean(),
  may_read_record: z.boolean(),
  may_record_medicines: z.boolean(),
};
type Ticks = Record<'mayBook' | 'mayMessage' | 'mayReadRecord' | 'mayRecordMedicines', boolean>;

const withRights = <Row extends Ticks>({ mayBook, mayMessage, mayReadRecord, mayRecordMedicines, ...row }: Row) => ({
  ...row,
  rights: RIGHTS.map(({ id }) => id).filter(
    (id) => ({ book: mayBook, message: mayMessage, read: mayReadRecord, medicines: mayRecordMedicines })[id],
  ),
});

/** A part as the database's functions take it. */
export function partArguments({ role, startsOn, until, rights }: Part) {
  return {
    role,
    starts_on: role === 'sitter' ? startsOn : null,
    until: role === 'sitter' ? until : null,
    may_book: rights.includes('book'),
    may_message: rights.includes('message'),
    may_read_record: rights.includes('read'),
    may_record_medicines: rights.includes('medicines'),
  };
}

/** Somebody who cares for one of the signed-in owner's pets. */
export interface Carer extends Part {
  petId: string;
  personId: string;
  name: string | null;
  /** Since when, an ISO moment. */
  since: string;
}

export const carerRows = z.array(
  z.pipe(
    namedRow(
      { ...partColumns, pet_id: z.string(), person_id: z.string(), name: nullableText, created_at: timestamp },
      { created_at: 'since' },
    ),
    z.transform((row): Carer => withRights(row)),
  ),
);

/** An invitation that nobody has accepted yet, without its secret. */
export interface Invitation extends Part {
  id: string;
  petIds: string[];
  /** ISO moment. */
  expiresAt: string;
}

export const invitationRows = z.array(
  z.pipe(
    namedRow({ ...partColumns, id: z.string(), pet_ids: z.array(z.string()), expires_at: timestamp }),
    z.transform((row): Invitation => withRights(row)),
  ),
);

/** What a link says before it is accepted. */
export interface OpenedInvitation extends Part {
  /** The owner's first name. */
  owner: string;
  pets: { name: string; type: string }[];
  /** The signed-in person made it. */
  own: boolean;
}

export const openedInvitation = z.pipe(
  namedRow({
    ...partColumns,
    owner: z.string(),
    pets: z.array(z.object({ name: z.string(), type: z.string() })),
    own: z.boolean(),
  }),
  z.transform((row): OpenedInvitation => withRights(row)),
);

/** Somebody else's pet that the signed-in person cares for, or will as its sitter. */
export interface CaredPet extends Part {
  id: string;
  name: string;
  type: string;
  imageUrl: string | null;
  /** The owner's first name. */
  owner: string;
}

export const caredPetRows = z.array(
  z.pipe(
    namedRow({
      ...partColumns,
      id: z.string(),
      name: z.string(),
      type: z.string(),
      image_url: nullableText,
      owner: z.string(),
    }),
    z.transform((row): CaredPet => withRights(row)),
  ),
);

/** A medicine that a pet takes today. */
export interface MedicineToday {
  id: string;
  name: string;
  dose: string | null;
}

/** The whole passport, and what the pet takes today. */
export const careSheet = z.pipe(
  z.looseObject({
    today: z.array(z.object({ id: z.string(), name: z.string(), dose: nullableText })),
    veterinarian_id: nullableText,
  }),
  z.transform(({ today, veterinarian_id, ...rest }) => ({
    passport: z.parse(passport, rest),
    today: today as MedicineToday[],
    /** Whom the passport names as its vet. */
    veterinarianId: veterinarian_id,
  })),
);
export type CareSheet = z.infer<typeof careSheet>;

export type CareKind = 'fed' | 'walked' | 'medicine' | 'note';

/** What somebody has done for a pet. */
export interface CareEntry {
  id: string;
  kind: CareKind;
  medicineId: string | null;
  /** The medicine's name. */
  medicine: string | null;
  body: string | null;
  /** ISO moment. */
  givenAt: string;
  /** First name of who did it. */
  person: string;
  /** The signed-in person did it. */
  mine: boolean;
}

export const careEntryRows = z.array(
  namedRow({
    id: z.string(),
    kind: z.enum(['fed', 'walked', 'medicine', 'note']),
    medicine_id: nullableText,
    medicine: nullableText,
    body: nullableText,
    given_at: timestamp,
    person: z.string(),
    mine: z.boolean(),
  }),
);

/** The dose before, which a second one would follow too soon. */
export interface EarlierDose {
  person: string;
  mine: boolean;
  givenAt: string;
  intervalHours: number;
}

export const earlierDose = z.nullable(
  namedRow({ person: z.string(), mine: z.boolean(), given_at: timestamp, interval_hours: numeric }),
);
