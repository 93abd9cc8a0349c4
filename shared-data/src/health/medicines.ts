import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText, numeric, upTo } from '../boundary/index.ts';
import { readNumber, typedNumber } from '../typed/index.ts';
import { ONCE, useAddEntry, useRemoveEntry } from './change-entries.ts';
import { anyDay, optionalDay, requiredLine } from './form-values.ts';
import { type EntryList, useEntries } from './list-entries.ts';
import { ENTRY_NAMES, entryColumns, type RecordEntry } from './record-entry.ts';

export interface Medicine extends RecordEntry {
  name: string;
  /** '1 tablet, twice a day'. */
  dose: string | null;
  /** 'YYYY-MM-DD'. */
  startsOn: string;
  /** The last day of the course, 'YYYY-MM-DD'; null while it goes on. */
  endsOn: string | null;
  /** How long one dose lasts; null where nobody is asked before a second one. */
  intervalHours: number | null;
}

const row = namedRow(
  {
    ...entryColumns,
    name: z.string(),
    dose: nullableText,
    starts_on: calendarDate,
    ends_on: z.nullish(calendarDate),
    interval_hours: z.nullish(numeric),
  },
  ENTRY_NAMES,
);

export const medicineSchema = z
  .object({
    name: requiredLine('Please enter the medicine'),
    dose: upTo(500),
    startsOn: anyDay,
    endsOn: optionalDay,
    intervalHours: typedNumber('Please enter whole hours, from 1 to 168', { from: 1, to: 168 }),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => endsOn === '' || endsOn >= startsOn, {
      path: ['endsOn'],
      error: 'The last day is not before the first one',
    }),
  );
export type MedicineValues = z.infer<typeof medicineSchema>;

const LIST: EntryList<Medicine> = { table: 'medicines', newestBy: 'starts_on', rows: z.array(row) };

/** A pet's medicines, the latest course first. */
export const useMedicines = (petId: string) => useEntries(petId, LIST);

export const useAddMedicine = (petId: string) =>
  useAddEntry((client, { name, dose, startsOn, endsOn, intervalHours }: MedicineValues, key) =>
    client.from('medicines').upsert(
      {
        pet_id: petId,
        ...key,
        name: name.trim(),
        dose: dose.trim() || null,
        starts_on: startsOn,
        ends_on: endsOn || null,
        interval_hours: readNumber(intervalHours),
      },
      ONCE,
    ),
  );

export const useRemoveMedicine = () => useRemoveEntry('medicines');

/** Whether the course goes on at the day, 'YYYY-MM-DD'. */
export function isTaken({ startsOn, endsOn }: Pick<Medicine, 'startsOn' | 'endsOn'>, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn);
}
