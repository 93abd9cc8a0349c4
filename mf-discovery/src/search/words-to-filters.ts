import {
  asTyped,
  type SearchMeaning,
  searchNotes,
  timeOutOfReach,
  type VeterinarianPage,
} from '@veto/shared-data/veterinarians';
import { FILTER_PET_TYPES, LANGUAGES, languageLabel } from '@veto/shared-data/vocabulary';
import { listOf } from './list-of.ts';
import { outOfReachInWords } from './out-of-reach.ts';
import { joined } from './search-options.ts';
import type { VetFilters } from './vet-filters.ts';
import { whenInWords } from './when-in-words.ts';

/** How far 'near me' is, in kilometres, where nobody says. */
const NEAR_KM = 20;

/**
 * Where words look: 'within 10 km of Wieliczka' is a town with a distance, 'near me' a distance from nowhere, which is from the
 * visitor. A town alone stays a word, and a distance alone counts from the chosen city.
 */
function placeIn(meanings: readonly SearchMeaning[], { city, withinKm, area }: VetFilters) {
  const last = (kind: string) => meanings.findLast((one) => one.kind === kind)?.label;
  const km = Number(last('distance')) || null;
  const town = last('town');
  const place = last('city') ?? (km && town);
  if (place && (place !== city || km)) return { city: place, withinKm: km, area: null };
  const isNear = last('near') || (km && !city);
  if (isNear && !place && !town) return { city: null, withinKm: km ?? withinKm ?? NEAR_KM, area: null };
  return { city, withinKm: km ?? withinKm, area };
}

/** What is a filter of its own, whatever else the words say. */
const PLACES = ['city', 'distance', 'near'];

/**
 * The filters that the words of a search name, as the database read them, with the words that remain: 'rabbit Kraków tomorrow
 * under 120 zł teeth' → Rabbits, Kraków, tomorrow, 120, 'teeth'. Null when they name none that is not chosen
 * already. The last city that is named counts; a chosen one, or an area of the map, is replaced.
 */
export function filtersInWords(filters: VetFilters, meanings: readonly SearchMeaning[]): VetFilters | null {
  const petTypes = new Set(filters.petTypes);
  const languages = new Set(filters.languages);
  let { maxPrice, availabilities } = filters;
  const left: string[] = [];
  // What nobody has, and what every vet is, narrows nothing.
  const narrowing = meanings.filter((one) => one.kind !== 'any' && !one.missing && !timeOutOfReach(one));
  const place = placeIn(narrowing, filters);
  for (const [piece, meant] of Map.groupBy(narrowing, (meaning) => meaning.piece)) {
    const labels = meant.map(({ label }) => label);
    const animals = FILTER_PET_TYPES.filter((type) => labels.includes(type));
    const [{ kind, label } = { kind: null, label: null }] = meant;
    const spoken = kind === 'language' && LANGUAGES.find((one) => one.label === label);
    if (kind === 'price') maxPrice = Number(label);
    else if (kind === 'when') availabilities = (label ?? '').split(',');
    else if (spoken) languages.add(spoken.code);
    else if (animals.length > 0) for (const animal of animals) petTypes.add(animal);
    else if (!meant.some((one) => PLACES.includes(one.kind ?? '') || one.label === place.city))
      left.push(asTyped(piece, filters.text));
  }
  const isSame =
    petTypes.size === filters.petTypes.length &&
    languages.size === filters.languages.length &&
    place.city === filters.city &&
    place.withinKm === filters.withinKm &&
    maxPrice === filters.maxPrice &&
    joined(availabilities) === joined(filters.availabilities);
  if (isSame) return null;
  const asked = { petTypes: [...petTypes], languages: [...languages], maxPrice, availabilities };
  return { ...filters, ...place, ...asked, text: left.join(' ') };
}

/** What is said above a list of `total` vets where the words of `text` were not all found as they stand. */
export function notesInWords(meanings: readonly SearchMeaning[], total: number, text = ''): string[] {
  const { corrected, nearestTo, missing, outOfReach, isNothingLeft } = searchNotes(meanings, text);
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

/** 'in Kraków', 'within 10 km of Wieliczka', 'within 20 km of you'; '' for anywhere. */
const whereInWords = ({ city, withinKm }: Pick<VetFilters, 'city' | 'withinKm'>) =>
  withinKm === null ? (city && ` in ${city}`) || '' : ` within ${withinKm} km of ${city ?? 'you'}`;

/** What an offer says: 'vets in Kraków who treat rabbits, free tomorrow afternoon, up to 120 zł, matching "teeth"'. */
export function describeOffer(filters: VetFilters): string {
  const { petTypes, languages, text, maxPrice, availabilities } = filters;
  const where = whereInWords(filters);
  const can = [
    ...(petTypes.length > 0 ? [`treat ${listOf(petTypes)}`] : []),
    ...(languages.length > 0 ? [`speak ${new Intl.ListFormat('en').format(languages.map(languageLabel))}`] : []),
  ];
  const whom = can.length > 0 ? ` who ${can.join(' and ')}` : '';
  const when = availabilities.length > 0 ? `${whom && ','} free ${availabilities.map(whenInWords).join(' or ')}` : '';
  const price = maxPrice === null ? '' : `${where || whom || when ? ',' : ''} up to ${maxPrice} zł`;
  const words = text && `${when || price ? ',' : ''} matching "${text}"`;
  return `vets${where}${whom}${when}${price}${words}`;
}
