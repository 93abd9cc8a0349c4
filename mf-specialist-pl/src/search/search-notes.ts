import { formatPolishDate } from '@veto/shared-data/calendar';
import { type SearchMeaning, type SearchNotes, searchNotes } from '@veto/shared-data/veterinarians';

/** Sentences about a search in a language; dates as 'dd.MM.yyyy'. */
export interface NoteWords {
  /** Of which lists are written. */
  list: string;
  noDay(typed: string): string;
  overPart: Record<'morning' | 'afternoon', string>;
  over(date: string): string;
  unknown(until: string, date: string): string;
  missing(words: string): string;
  quoted(word: string): string;
  nothingLeft: string;
  others: string;
  askWhere: string;
  nobodyThere(places: string): string;
}

const isOf =
  (...kinds: string[]) =>
  ({ kind }: SearchMeaning) =>
    kinds.includes(kind ?? '');

/**
 * What is said in a language below the count of `total` vets where the words of `text` were not all found as they stand, or ask for
 * what the page does not know: `isNear`: it knows where the visitor is.
 */
export function searchNotesIn(words: NoteWords) {
  const listed = (parts: readonly string[]) => new Intl.ListFormat(words.list).format(parts);
  const outOfReachIn = ({ why, date, part, knownUntil, typed }: SearchNotes['outOfReach'][number]): string => {
    if (why === 'no day') return words.noDay(typed);
    if (why === 'over') return part ? words.overPart[part] : words.over(formatPolishDate(date));
    return words.unknown(formatPolishDate(knownUntil), formatPolishDate(date));
  };
  return (meanings: readonly SearchMeaning[], total: number, isNear = false, text = ''): string[] => {
    const { nearestTo, missing, outOfReach, isNothingLeft } = searchNotes(meanings, text);
    const leftOut = [
      ...outOfReach.map(outOfReachIn),
      ...(missing.length > 0 ? [words.missing(listed(missing.map(words.quoted)))] : []),
    ];
    const asksWhere = !isNear && meanings.some(isOf('near')) && !meanings.some(isOf('city', 'town'));
    return [
      ...(asksWhere ? [words.askWhere] : []),
      ...(nearestTo.length > 0 ? [words.nobodyThere(listed(nearestTo))] : []),
      ...leftOut,
      ...(leftOut.length > 0 && total > 0 ? [isNothingLeft ? words.nothingLeft : words.others] : []),
    ];
  };
}

export const notesInPolish = searchNotesIn({
  list: 'pl',
  noDay: (typed) => `W kalendarzu nie ma dnia „${typed}”.`,
  overPart: { morning: 'Dzisiejszy ranek już minął.', afternoon: 'Dzisiejsze popołudnie już minęło.' },
  over: (date) => `Dzień ${date} już minął.`,
  unknown: (until, date) => `Wolne terminy znamy do ${until}, na ${date} jeszcze ich nie ma.`,
  missing: (words) => `Nie znaleziono: ${words}.`,
  quoted: (word) => `„${word}”`,
  nothingLeft: 'Pokazujemy wszystkich weterynarzy.',
  others: 'Oto weterynarze dla pozostałych słów.',
  askWhere: 'Naciśnij „Użyj mojej lokalizacji”, aby znaleźć weterynarzy blisko siebie.',
  nobodyThere: (places) => `${places}: nikt tam jeszcze nie przyjmuje. Oto najbliżsi weterynarze.`,
});
