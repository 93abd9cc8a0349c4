import { type SearchMeaning, searchNotes } from '@veto/shared-data/veterinarians';

const listed = (parts: readonly string[]) => new Intl.ListFormat('pl').format(parts);

/** What is said below the count where words were not all found as they stand: a sentence each. */
export function notesInPolish(meanings: readonly SearchMeaning[]): string[] {
  const { nearestTo, missing } = searchNotes(meanings);
  return [
    ...(nearestTo.length > 0
      ? [`${listed(nearestTo)}: nikt tam jeszcze nie przyjmuje. Oto najbliżsi weterynarze.`]
      : []),
    ...(missing.length > 0
      ? [`Nie znaleziono: ${listed(missing.map((word) => `„${word}”`))}. Oto weterynarze dla pozostałych słów.`]
      : []),
  ];
}
