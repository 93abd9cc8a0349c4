import * as z from 'zod/mini';
import { calendarDate, numeric } from '../boundary/index.ts';
import { ONCE, useAddEntry, useRemoveEntry } from './change-entries.ts';
import { pastDay } from './form-values.ts';
import { type EntryList, useEntries } from './list-entries.ts';
import { entryColumns, type RecordEntry, toEntry } from './record-entry.ts';

export interface Weight extends RecordEntry {
  /** 'YYYY-MM-DD'. */
  weighedOn: string;
  kilograms: number;
}

const row = z.pipe(
  z.object({ ...entryColumns, weighed_on: calendarDate, kilograms: numeric }),
  z.transform((stored): Weight => ({ ...toEntry(stored), weighedOn: stored.weighed_on, kilograms: stored.kilograms })),
);

/** Kilograms as typed, '4.2' or '4,2'; NaN for none. */
export const toKilograms = (typed: string) => Number.parseFloat(typed.trim().replace(',', '.'));

/** Whether a weight is so far from the last one that a slip of the finger is likely: half as much again, or a third less. */
export const isFarFrom = (lastKilograms: number, kilograms: number) =>
  kilograms > lastKilograms * 1.5 || kilograms < (lastKilograms * 2) / 3;

/** The form that adds a weight. */
export const weightSchema = z.object({
  /** Kilograms, as typed: '4.2' or '4,2'. */
  kilograms: z.string().check(
    z.regex(/^\s*\d{1,4}([.,]\d{1,3})?\s*$/, 'Please enter a weight in kilograms'),
    z.refine((typed) => toKilograms(typed) > 0, 'Please enter a weight in kilograms'),
  ),
  weighedOn: pastDay,
});
export type WeightValues = z.infer<typeof weightSchema>;

const LIST: EntryList<Weight> = { table: 'weights', newestBy: 'weighed_on', rows: z.array(row) };

/** A pet's weights, newest first. */
export const useWeights = (petId: string) => useEntries(petId, LIST);

/** Adds a weight; a veterinarian says at which visit. */
export const useAddWeight = (petId: string, visitId?: string) =>
  useAddEntry((client, { kilograms, weighedOn }: WeightValues, key) =>
    client.from('weights').upsert(
      {
        pet_id: petId,
        ...key,
        kilograms: toKilograms(kilograms),
        weighed_on: weighedOn,
        appointment_id: visitId ?? null,
      },
      ONCE,
    ),
  );

export const useRemoveWeight = () => useRemoveEntry('weights');
