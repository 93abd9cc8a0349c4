import {
  type SearchMeaning,
  searchNotes,
  timeOutOfReach,
  type VeterinarianPage,
} from '@veto/shared-data/veterinarians';
import { CITIES, FILTER_PET_TYPES } from '@veto/shared-data/vocabulary';
import { listOf } from './list-of.ts';
import { outOfReachInWords } from './out-of-reach.ts';
import { joined } from './search-options.ts';
import type { VetFilters } from './vet-filters.ts';
import { whenInWords } from './when-in-words.ts';

const isOf = <Word extends string>(words: readonly Word[], label: string | null): label is Word =>
  words.some((word) => word === label);

/**
 * The filters that the words of a search name, as the database read them, with the words that remain: 'rabbit Kraków tomorrow
 * under 120 zł teeth' → Rabbits, Kraków, tomorrow, 120, 'teeth'. Null when they name none that is not chosen
 * already. The last city that is named counts; a chosen one, or an area of the map, is replaced.
 */
export function filtersInWords(filters: VetFilters, meanings: readonly SearchMeaning[]): VetFilters | null {
  const petTypes = new Set(filters.petTypes);
  let { city, maxPrice, availabilities } = filters;
  const left: string[] = [];
  // What nobody has, and what every vet is, narrows nothing.
  const narrowing = meanings.filter((one) => one.kind !== 'any' && !one.missing && !timeOutOfReach(one));
  for (const [piece, meant] of Map.groupBy(narrowing, (meaning) => meaning.piece)) {
    const labels = meant.map(({ label }) => label);
    const animals = FILTER_PET_TYPES.filter((type) => labels.includes(type));
    const place = labels.find((label) => isOf(CITIES, label));
    const [{ kind, label } = { kind: null, label: null }] = meant;
    if (kind === 'price') maxPrice = Number(label);
    if (kind === 'when') availabilities = (label ?? '').split(',');
    if (kind === 'price' || kind === 'when') continue;
    for (const animal of animals) petTypes.add(animal);
    if (animals.length > 0) continue;
    if (isOf(CITIES, place ?? null)) city = place ?? city;
    else left.push(piece);
  }
  const isSame =
    petTypes.size === filters.petTypes.length &&
    city === filters.city &&
    maxPrice === filters.maxPrice &&
    joined(availabilities) === joined(filters.availabilities);
  if (isSame) return null;
  const elsewhere = city !== filters.city && { withinKm: null, area: null };
  return { ...filters, ...elsewhere, petTypes: [...petTypes], city, maxPrice, availabilities, text: left.join(' ') };
}

/** What is said above a list of `total` vets whose words were not all found as they stand. */
export function notesInWords(meanings: readonly SearchMeaning[], total: number): string[] {
  const { corrected, nearestTo, missing, outOfReach, isNothingLeft } = searchNotes(meanings);
  const listed = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);
  const read = corrected.map((one) => `“${one.read}” instead of “${one.typed}”`);
  const leftOut = [
    ...outOfReach.map((one) => outOfReachInWords(one, one.typed)),
    ...(missing.length > 0 ? [`No vet here matches ${listed(missing.map((word) => `“${word}”`))}.`] : []),
  ];
  const others = isNothingLeft ? 'Showing all vets instead.' : 'These match the other words.';
  return [
    ...(read.length > 0 ? [`Showing results for ${listed(read)}.`] : []),
    ...(nearestTo.length > 0 ? [`No vet works in ${listed(nearestTo)} yet. These are the nearest.`] : []),
    ...leftOut,
    ...(leftOut.length > 0 && total > 0 ? [others] : []),
  ];
}

/** How many more might cost so much: 'Up to 120 zł: 12 vets, and 2 without a price.' */
export function withoutPrice(
  maxPrice: number | null,
  { total, without_price: more }: Pick<VeterinarianPage, 'total' | 'without_price'>,
): string[] {
  const vets = total === 1 ? '1 vet' : `${total} vets`;
  return maxPrice !== null && more ? [`Up to ${maxPrice} zł: ${vets}, and ${more} without a price.`] : [];
}

/** What an offer says: 'vets in Kraków who treat rabbits, free tomorrow afternoon, up to 120 zł, matching "teeth"'. */
export function describeOffer(
  filters: Pick<VetFilters, 'petTypes' | 'city' | 'text' | 'maxPrice' | 'availabilities'>,
): string {
  const { petTypes, city, text, maxPrice, availabilities } = filters;
  const where = city ? ` in ${city}` : '';
  const whom = petTypes.length > 0 ? ` who treat ${listOf(petTypes)}` : '';
  const when = availabilities.length > 0 ? `${whom && ','} free ${availabilities.map(whenInWords).join(' or ')}` : '';
  const price = maxPrice === null ? '' : `, up to ${maxPrice} zł`;
  const words = text && `${when || price ? ',' : ''} matching "${text}"`;
  return `vets${where}${whom}${when}${price}${words}`;
}
