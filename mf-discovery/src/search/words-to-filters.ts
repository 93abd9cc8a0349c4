import { CITIES, canonicalCity, type FilterPetType, foldPolish } from '@veto/shared-data/vocabulary';
import type { VetFilters } from './vet-filters.ts';

/** The words, folded, by which English and Polish speakers call each animal. */
const ANIMALS: Record<FilterPetType, string> = {
  Dogs: 'dog dogs puppy puppies pies psy psa psow psem szczeniak szczenie',
  Cats: 'cat cats kitten kittens kot koty kota kotow kotka kotem kociak',
  Rabbits: 'rabbit rabbits bunny bunnies krolik kroliki krolika krolikow krolikiem',
  Birds: 'bird birds parrot parrots budgie budgies canary canaries ptak ptaki ptaka ptakow papuga papugi papug kanarek',
  'Small mammals':
    'hamster hamsters ferret ferrets chinchilla chinchillas gerbil gerbils chomik chomiki chomika fretka fretki szynszyla szynszyle',
  Reptiles:
    'reptile reptiles tortoise tortoises turtle turtles snake snakes lizard lizards gecko geckos gad gady zolw zolwie zolwia waz weze jaszczurka jaszczurki',
  'Exotic pets': 'exotic exotics fish egzotyczne egzotyczny ryba ryby rybki',
};
const ANIMAL_PHRASES: Record<string, FilterPetType> = {
  'guinea pig': 'Small mammals',
  'guinea pigs': 'Small mammals',
  'small mammals': 'Small mammals',
  'swinka morska': 'Small mammals',
  'swinki morskie': 'Small mammals',
  'exotic pets': 'Exotic pets',
};

/** 'in Kraków' is 'w Krakowie': the form that answers 'where?', folded. */
const PLACES: Record<string, (typeof CITIES)[number]> = {
  warszawie: 'Warszawa',
  krakowie: 'Kraków',
  lodzi: 'Łódź',
  wroclawiu: 'Wrocław',
  poznaniu: 'Poznań',
  gdansku: 'Gdańsk',
  szczecinie: 'Szczecin',
  bydgoszczy: 'Bydgoszcz',
  lublinie: 'Lublin',
  bialymstoku: 'Białystok',
  katowicach: 'Katowice',
  gdyni: 'Gdynia',
};

const BY_WORD = new Map<string, FilterPetType>([
  ...Object.entries(ANIMALS).flatMap(([type, words]) =>
    words.split(' ').map((word): [string, FilterPetType] => [word, type as FilterPetType]),
  ),
  ...Object.entries(ANIMAL_PHRASES),
]);

/** Words that only join the others: they go when what they joined has become a filter. */
const JOINING = new Set(['in', 'for', 'my', 'a', 'an', 'the', 'and', 'near', 'w', 'we', 'dla', 'i', 'vet', 'vets']);

const isCity = (name: string): name is (typeof CITIES)[number] => CITIES.some((city) => city === name);
const cityOf = (folded: string) => PLACES[folded] ?? canonicalCity(folded);

/** The words of a text as pieces: known phrases of two words whole. */
function piecesOf(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const pieces: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = `${words[at]} ${words[at + 1]}`;
    if (BY_WORD.has(foldPolish(pair))) {
      pieces.push(pair);
      at += 1;
    } else pieces.push(words[at] ?? '');
  }
  return pieces;
}

/**
 * The filters that a text names, with the words that remain: 'rabbit Kraków teeth' → Rabbits, Kraków, 'teeth'. Null when
 * it names none that is not chosen already. Whole words only, in any case, with or without Polish letters. The last city
 * that is named counts; a chosen one, or an area of the map, is replaced.
 */
export function filtersInWords(filters: VetFilters): VetFilters | null {
  const petTypes = new Set(filters.petTypes);
  let city = filters.city;
  const left: string[] = [];
  for (const piece of piecesOf(filters.text)) {
    const folded = foldPolish(piece);
    const animal = BY_WORD.get(folded);
    const place = cityOf(folded);
    if (animal) petTypes.add(animal);
    else if (isCity(place)) city = place;
    else left.push(piece);
  }
  if (petTypes.size === filters.petTypes.length && city === filters.city) return null;
  const text = left.filter((word) => !JOINING.has(foldPolish(word))).join(' ');
  const area = city === filters.city ? filters.area : null;
  return { ...filters, petTypes: [...petTypes], city, area, text };
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
