import * as z from 'zod/mini';
import { calendarDate, namedRow, numeric } from '../boundary/index.ts';
import { inEnglish, readNumber, type SaySentence, typedKilograms } from '../typed/index.ts';
import { canonicalPetType, type PetType } from '../vocabulary/index.ts';
import { ONCE, useAddEntry, useRemoveEntry } from './change-entries.ts';
import { pastDay } from './form-values.ts';
import { type EntryList, useEntries } from './list-entries.ts';
import { ENTRY_NAMES, entryColumns, type RecordEntry } from './record-entry.ts';

export interface Weight extends RecordEntry {
  /** 'YYYY-MM-DD'. */
  weighedOn: string;
  kilograms: number;
}

const row = namedRow({ ...entryColumns, weighed_on: calendarDate, kilograms: numeric }, ENTRY_NAMES);

/** Whether a weight is so far from the last one that a slip of the finger is likely: half as much again, or a third less. */
export const isFarFrom = (lastKilograms: number, kilograms: number) =>
  kilograms > lastKilograms * 1.5 || kilograms < (lastKilograms * 2) / 3;

/** Between the lightest young and the heaviest grown animal that a vet is likely to see, in kilograms. */
const USUAL_KILOGRAMS: Partial<Record<PetType, [number, number]>> = {
  dog: [0.1, 100],
  cat: [0.05, 15],
  bird: [0.005, 15],
  fish: [0.0005, 20],
  rabbit: [0.02, 10],
  hamster: [0.002, 0.3],
  'small-mammal': [0.002, 10],
  reptile: [0.002, 60],
};

/** 'A cat of 45 kg?', of a weight as typed, in the language of `say`; null where it is usual for the kind of animal, or no number. */
export function weightQuestion(petType: string, typed: string, say: SaySentence = inEnglish): string | null {
  const kind = canonicalPetType(petType);
  const kilograms = readNumber(typed);
  const [lightest, heaviest] = USUAL_KILOGRAMS[kind] ?? [0, Number.POSITIVE_INFINITY];
  if (kilograms === null || (kilograms >= lightest && kilograms <= heaviest)) return null;
  return say('A {kind} of {kilograms} kg?', { kind: say(kind.replace('-', ' ')), kilograms: typed.trim() });
}

export const weightSchema = z.object({
  kilograms: typedKilograms(true),
  weighedOn: pastDay,
});
export type WeightValues = z.infer<typeof weightSchema>;

const LIST: EntryList<Weight> = { table: 'weights', newestBy: 'weighed_on', rows: z.array(row) };

/** A pet's weights, newest first. */
export const useWeights = (petId: string) => useEntries(petId, LIST);

export const useAddWeight = (petId: string) =>
  useAddEntry((client, { kilograms, weighedOn }: WeightValues, key) =>
    client
      .from('weights')
      .upsert({ pet_id: petId, ...key, kilograms: readNumber(kilograms) ?? 0, weighed_on: weighedOn }, ONCE),
  );

export const useRemoveWeight = () => useRemoveEntry('weights');
