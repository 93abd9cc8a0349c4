import { formatPolishDate } from '@veto/shared-data/calendar';
import { type SearchMeaning, type SearchNotes, searchNotes } from '@veto/shared-data/veterinarians';

const listed = (parts: readonly string[]) => new Intl.ListFormat('pl').format(parts);

const PART_IS_OVER = { morning: 'Dzisiejszy ranek już minął.', afternoon: 'Dzisiejsze popołudnie już minęło.' };

function outOfReachInPolish({ why, date, part, knownUntil, typed }: SearchNotes['outOfReach'][number]): string {
  if (why === 'no day') return `W kalendarzu nie ma dnia „${typed}”.`;
  if (why === 'over') return part ? PART_IS_OVER[part] : `Dzień ${formatPolishDate(date)} już minął.`;
  return `Wolne terminy znamy do ${formatPolishDate(knownUntil)}, na ${formatPolishDate(date)} jeszcze ich nie ma.`;
}

const isOf =
  (...kinds: string[]) =>
  ({ kind }: SearchMeaning) =>
    kinds.includes(kind ?? '');

/**
 * What is said below the count of `total` vets where the words of `text` were not all found as they stand, or ask for what the
 * page does not know: `isNear`: it knows where the visitor is.
 */
export function notesInPolish(meanings: readonly SearchMeaning[], total: number, isNear = false, text = ''): string[] {
  const { nearestTo, missing, outOfReach, isNothingLeft } = searchNotes(meanings, text);
  const leftOut = [
    ...outOfReach.map(outOfReachInPolish),
    ...(missing.length > 0 ? [`Nie znaleziono: ${listed(missing.map((word) => `„${word}”`))}.`] : []),
  ];
  const others = isNothingLeft ? 'Pokazujemy wszystkich weterynarzy.' : 'Oto weterynarze dla pozostałych słów.';
  const asksWhere = !isNear && meanings.some(isOf('near')) && !meanings.some(isOf('city', 'town'));
  return [
    ...(asksWhere ? ['Naciśnij „Użyj mojej lokalizacji”, aby znaleźć weterynarzy blisko siebie.'] : []),
    ...(nearestTo.length > 0
      ? [`${listed(nearestTo)}: nikt tam jeszcze nie przyjmuje. Oto najbliżsi weterynarze.`]
      : []),
    ...leftOut,
    ...(leftOut.length > 0 && total > 0 ? [others] : []),
  ];
}
