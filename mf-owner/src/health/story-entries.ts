import type { Appointment } from '@veto/shared-data/appointments';
import { formatShortDate, formatTime24, inWarsaw } from '@veto/shared-data/calendar';
import type { Medicine, PetDocument, RecordEntry, Vaccination, Weight } from '@veto/shared-data/health';
import { doctorName } from '@veto/shared-data/veterinarians';
import { veterinarianName } from '../appointments/visit-words.ts';
import { fileSize } from '../files/file-size.ts';
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
const author = ({ enteredBy }: RecordEntry) => enteredBy && `entered by ${doctorName(enteredBy)}`;

function visitEntry(entry: Appointment): StoryEntry {
  return {
    kind: 'visits',
    entry,
    key: `visit ${entry.id}`,
    date: entry.date,
    title: `${veterinarianName(entry)}, ${formatTime24(entry.time)}`,
    text: entry.reason,
  };
}

/** '0.9 kg less than on Aug 3, 2026'; null where there is none before, and where nothing changed. */
export function changeOfWeight(weight: Weight, before: Weight | undefined): string | null {
  if (!before) return null;
  const change = Math.round((weight.kilograms - before.kilograms) * 100) / 100;
  if (change === 0) return `the same as on ${formatShortDate(before.weighedOn)}`;
  return `${Math.abs(change)} kg ${change < 0 ? 'less' : 'more'} than on ${formatShortDate(before.weighedOn)}`;
}

/** '1 tablet · since Nov 22, 2026' */
export function courseOf({ dose, startsOn, endsOn }: Medicine): string {
  return joined(
    dose,
    endsOn ? `${formatShortDate(startsOn)} to ${formatShortDate(endsOn)}` : `since ${formatShortDate(startsOn)}`,
  );
}

/** 'PDF, 120 kB' */
export function fileText({ mimeType, bytes }: PetDocument): string {
  return `${mimeType === 'application/pdf' ? 'PDF' : 'Picture'}, ${fileSize(bytes)}`;
}

/** A pet's story: everything that was entered or booked, the newest first. `today` is Warsaw's. */
export function storyOf(
  { visits, vaccinations, weights, medicines, documents }: PetRecord,
  today: string,
): StoryEntry[] {
  const entries: StoryEntry[] = [
    ...visits.map(visitEntry),
    ...vaccinations.map((entry): StoryEntry => {
      const lot = entry.lotNumber && `lot ${entry.lotNumber}`;
      const text = joined(dueText(entry, vaccinations, today), lot, author(entry));
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
      const text = joined(changeOfWeight(entry, weights[index + 1]), author(entry));
      return {
        kind: 'weights',
        entry,
        key: `weight ${entry.id}`,
        date: entry.weighedOn,
        title: `${entry.kilograms} kg`,
        text,
      };
    }),
    ...medicines.map((entry): StoryEntry => {
      const text = joined(courseOf(entry), author(entry));
      return { kind: 'medicines', entry, key: `medicine ${entry.id}`, date: entry.startsOn, title: entry.name, text };
    }),
    ...documents.map((entry): StoryEntry => {
      const text = joined(fileText(entry), author(entry));
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
