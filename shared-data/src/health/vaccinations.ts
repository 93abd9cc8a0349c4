import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText } from '../boundary/index.ts';
import { ONCE, useAddEntry, useRemoveEntry } from './change-entries.ts';
import { optionalDay, pastDay, requiredLine } from './form-values.ts';
import { type EntryList, useEntries } from './list-entries.ts';
import { ENTRY_NAMES, entryColumns, type RecordEntry } from './record-entry.ts';

export interface Vaccination extends RecordEntry {
  /** 'Nobivac Rabies'. */
  product: string;
  /** What it is against, 'Rabies'; null where only the product is known. */
  vaccine: string | null;
  /** 'YYYY-MM-DD'. */
  givenOn: string;
  /** 'YYYY-MM-DD'; null where none is planned. */
  nextDueOn: string | null;
  /** As printed on the vial; null where an owner entered it. */
  lotNumber: string | null;
}

const row = namedRow(
  {
    ...entryColumns,
    product: z.string(),
    vaccine: nullableText,
    given_on: calendarDate,
    next_due_on: z.nullish(calendarDate),
    lot_number: nullableText,
  },
  ENTRY_NAMES,
);

export const vaccinationSchema = z
  .object({ product: requiredLine('Please enter the vaccine'), givenOn: pastDay, nextDueOn: optionalDay })
  .check(
    z.refine(({ givenOn, nextDueOn }) => nextDueOn === '' || nextDueOn > givenOn, {
      path: ['nextDueOn'],
      error: 'The next one is due after this one',
    }),
  );
export type VaccinationValues = z.infer<typeof vaccinationSchema>;

const LIST: EntryList<Vaccination> = { table: 'vaccinations', newestBy: 'given_on', rows: z.array(row) };

/** A pet's vaccinations, newest first. */
export const useVaccinations = (petId: string) => useEntries(petId, LIST);

export const useAddVaccination = (petId: string) =>
  useAddEntry((client, { product, givenOn, nextDueOn }: VaccinationValues, key) =>
    client.from('vaccinations').upsert(
      {
        pet_id: petId,
        ...key,
        product: product.trim(),
        given_on: givenOn,
        next_due_on: nextDueOn || null,
      },
      ONCE,
    ),
  );

export const useRemoveVaccination = () => useRemoveEntry('vaccinations');
