import type { Appointment } from '@veto/shared-data/appointments';
import { datesIn, formatTime24, inWarsaw } from '@veto/shared-data/calendar';
import type { Medicine, PetDocument, RecordEntry, Vaccination, Weight } from '@veto/shared-data/health';
import { type Language, sayIn } from '@veto/slice-kit';
import { visitWords } from '../appointments/visit-words.ts';
import { fileSize } from '../files/file-size.ts';
import { kilogramsText } from '../pets/kilograms.ts';
import { dueText } from './due-text.ts';

/** What a story can be narrowed to, in the order of its filters. */
export const STORY_KINDS = ['visits', 'vaccinations', 'weights', 'medicines', 'documents'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** One thing that happened to a pet, with what its row shows. */
export type StoryEntry = {
  key: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  title: string;
  text: string;
} & (
  | { kind: 'visits'; entry: Appointment }
  | { kind: 'vaccinations'; entry: Vaccination }
  | { kind: 'weights'; entry: Weight }
  | { kind: 'medicines'; entry: Medicine }
  | { kind: 'documents'; entry: PetDocument }
);

/** All that is kept of one pet, each list newest first. */
export interface PetRecord {
  visits: readonly Appointment[];
  vaccinations: readonly Vaccination[];
  weights: readonly Weight[];
  medicines: readonly Medicine[];
  documents: readonly PetDocument[];
}

const joined = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** 'entered by Dr. Anna Kowalska'; null for the owner. */
export function authorText({ enteredBy }: RecordEntry, language: Language): string | null {
  const { say, doctor } = visitWords(language);
  return enteredBy && say('entered by {veterinarian}', { veterinarian: doctor(enteredBy) });
}

function visitEntry(entry: Appointment, language: Language): StoryEntry {
  const { say, veterinarian } = visitWords(language);
  return {
    kind: 'visits',
    entry,
    key: `visit ${entry.id}`,
    date: entry.date,
    title: `${veterinarian(entry)}, ${formatTime24(entry.time)}`,
    text: say(entry.reason),
  };
}

/** '0.9 kg less than on Aug 3, 2026'; null where there is none before, and where nothing changed. */
export function changeOfWeight(weight: Weight, before: Weight | undefined, language: Language): string | null {
  if (!before) return null;
  const say = sayIn(language);
  // To the gram, as weights are kept: a budgerigar's tenth is four.
  const change = Math.round((weight.kilograms - before.kilograms) * 1000) / 1000;
  const day = datesIn(language).short(before.weighedOn);
  const kilograms = kilogramsText(Math.abs(change), language);
  if (change === 0) return say('the same as on {day}', { day });
  return change < 0
    ? say('{kilograms} less than on {day}', { kilograms, day })
    : say('{kilograms} more than on {day}', { kilograms, day });
}

/** '1 tablet · since Nov 22, 2026' */
export function courseOf({ dose, startsOn, endsOn }: Medicine, language: Language): string {
  const say = sayIn(language);
  const { short } = datesIn(language);
  return joined(
    dose,
    endsOn
      ? say('{from} to {until}', { from: short(startsOn), until: short(endsOn) })
      : say('since {day}', { day: short(startsOn) }),
  );
}

/** 'PDF, 120 kB' */
export function fileText({ mimeType, bytes }: PetDocument, language: Language): string {
  const say = sayIn(language);
  return `${mimeType === 'application/pdf' ? 'PDF' : say('Picture')}, ${fileSize(bytes, language)}`;
}

/** A pet's story: everything that was entered or booked, the newest first. `today` is Warsaw's. */
export function storyOf(
  { visits, vaccinations, weights, medicines, documents }: PetRecord,
  today: string,
  language: Language,
): StoryEntry[] {
  const say = sayIn(language);
  const author = (entry: RecordEntry) => authorText(entry, language);
  const entries: StoryEntry[] = [
    ...visits.map((entry) => visitEntry(entry, language)),
    ...vaccinations.map((entry): StoryEntry => {
      const lot = entry.lotNumber && say('lot {number}', { number: entry.lotNumber });
      const text = joined(dueText(entry, vaccinations, today, language), lot, author(entry));
      return {
        kind: 'vaccinations',
        entry,
        key: `vaccination ${entry.id}`,
        date: entry.givenOn,
        title: entry.product,
        text,
      };
    }),
    ...weights.map((entry, index): StoryEntry => {
      const text = joined(changeOfWeight(entry, weights[index + 1], language), author(entry));
      return {
        kind: 'weights',
        entry,
        key: `weight ${entry.id}`,
        date: entry.weighedOn,
        title: kilogramsText(entry.kilograms, language),
        text,
      };
    }),
    ...medicines.map((entry): StoryEntry => {
      const text = joined(courseOf(entry, language), author(entry));
      return { kind: 'medicines', entry, key: `medicine ${entry.id}`, date: entry.startsOn, title: entry.name, text };
    }),
    ...documents.map((entry): StoryEntry => {
      const text = joined(fileText(entry, language), author(entry));
      return {
        kind: 'documents',
        entry,
        key: `document ${entry.id}`,
        date: inWarsaw(entry.addedAt).date,
        title: entry.title,
        text,
      };
    }),
  ];
  return entries.sort((one, other) => other.date.localeCompare(one.date));
}

/** The entries under their years, in the order in which they come. */
export function byYear(entries: readonly StoryEntry[]): { year: string; entries: StoryEntry[] }[] {
  const years = new Map<string, StoryEntry[]>();
  for (const entry of entries) {
    const year = entry.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years].map(([year, of]) => ({ year, entries: of }));
}
