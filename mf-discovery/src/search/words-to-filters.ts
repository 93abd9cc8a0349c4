import { type SearchMeaning, searchNotes } from '@veto/shared-data/veterinarians';
import { CITIES, FILTER_PET_TYPES } from '@veto/shared-data/vocabulary';
import type { VetFilters } from './vet-filters.ts';

const isOf = <Word extends string>(words: readonly Word[], label: string | null): label is Word =>
  words.some((word) => word === label);

/**
 * The filters that the words of a search name, as the database read them, with the words that remain: 'rabbit Kraków teeth' →
 * Rabbits, Kraków, 'teeth'. Null when they name none that is not chosen already. The last city that is named counts; a chosen
 * one, or an area of the map, is replaced.
 */
export function filtersInWords(filters: VetFilters, meanings: readonly SearchMeaning[]): VetFilters | null {
  const petTypes = new Set(filters.petTypes);
  let city = filters.city;
  const left: string[] = [];
  // What nobody has, and what every vet is, narrows nothing.
  const narrowing = meanings.filter(({ kind, missing }) => kind !== 'any' && !missing);
  for (const [piece, meant] of Map.groupBy(narrowing, (meaning) => meaning.piece)) {
    const labels = meant.map(({ label }) => label);
    const animals = FILTER_PET_TYPES.filter((type) => labels.includes(type));
    const place = labels.find((label) => isOf(CITIES, label));
    for (const animal of animals) petTypes.add(animal);
    if (animals.length > 0) continue;
    if (isOf(CITIES, place ?? null)) city = place ?? city;
    else left.push(piece);
  }
  if (petTypes.size === filters.petTypes.length && city === filters.city) return null;
  const area = city === filters.city ? filters.area : null;
  return { ...filters, petTypes: [...petTypes], city, area, text: left.join(' ') };
}

/** What is said above a list whose words were not all found as they stand: a sentence each. */
export function notesInWords(meanings: readonly SearchMeaning[]): string[] {
  const { corrected, nearestTo, missing } = searchNotes(meanings);
  const listed = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);
  const read = corrected.map((one) => `“${one.read}” instead of “${one.typed}”`);
  return [
    ...(read.length > 0 ? [`Showing results for ${listed(read)}.`] : []),
    ...(nearestTo.length > 0 ? [`No vet works in ${listed(nearestTo)} yet. These are the nearest.`] : []),
    ...(missing.length > 0
      ? [`No vet here matches ${listed(missing.map((word) => `“${word}”`))}. These match the other words.`]
      : []),
  ];
}

/** What an offer says: 'vets in Kraków who treat rabbits matching "teeth"'. */
export function describeOffer({ petTypes, city, text }: Pick<VetFilters, 'petTypes' | 'city' | 'text'>): string {
  const where = city ? ` in ${city}` : '';
  const whom = petTypes.length > 0 ? ` who treat ${listOf(petTypes)}` : '';
  return `vets${where}${whom}${text ? ` matching "${text}"` : ''}`;
}

/** 'dogs, cats or rabbits' */
export function listOf(petTypes: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(petTypes.map((type) => type.toLowerCase()));
}
