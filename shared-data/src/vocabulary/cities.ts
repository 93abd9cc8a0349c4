import { CITY_FORMS } from './city-forms.generated.ts';

/** The cities that the product knows, by their canonical Polish names, in the order in which forms list them. */
export const CITIES = [
  'Warszawa',
  'Kraków',
  'Łódź',
  'Wrocław',
  'Poznań',
  'Gdańsk',
  'Szczecin',
  'Bydgoszcz',
  'Lublin',
  'Białystok',
  'Katowice',
  'Gdynia',
] as const;

export type City = (typeof CITIES)[number];

/** English exonyms that people write and older rows hold. */
const EXONYMS: readonly (readonly [string, City])[] = [
  ['warsaw', 'Warszawa'],
  ['cracow', 'Kraków'],
];

/** [longitude, latitude] in degrees, WGS 84. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** City centres; of the last six, to four decimals, from OpenStreetMap's place nodes. */
export const CITY_COORDINATES: Record<City, Coordinates> = {
  Warszawa: [21.0122, 52.2297],
  Kraków: [19.9449, 50.0647],
  Łódź: [19.4667, 51.7592],
  Gdańsk: [18.6466, 54.352],
  Poznań: [16.9251, 52.4064],
  Wrocław: [17.0385, 51.1079],
  Szczecin: [14.5528, 53.4285],
  Bydgoszcz: [18.0084, 53.1235],
  Lublin: [22.5684, 51.2465],
  Białystok: [23.1688, 53.1325],
  Katowice: [19.0238, 50.2649],
  Gdynia: [18.5305, 54.5189],
};

/** What neither a reader nor the database sees in a word: apostrophes, soft hyphens, marks of direction and of no width. */
const UNSEEN = /[\p{M}\p{Cf}'`´’‘ʼʹ]/gu;

/**
 * Lower case without diacritics, apostrophes and invisible signs, as the database compares: 'lodz' meets 'Łódź' however it was
 * typed. Unicode does not decompose 'ł' and 'ß': they are mapped first.
 */
export function foldPolish(text: string): string {
  const mapped = text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('ø', 'o');
  return mapped.normalize('NFKD').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

const byFolded = new Map<string, City>([
  ...CITIES.flatMap((city) =>
    [foldPolish(city), ...(CITY_FORMS[city]?.split(' ') ?? [])].map((form): [string, City] => [form, city]),
  ),
  ...EXONYMS,
]);

/** The city that a name means, in any spelling, case and ending, in Polish or English: 'lodz', 'Krakowie', 'Warsaw'. */
export function cityCalled(name: string | null | undefined): City | undefined {
  return byFolded.get(foldPolish(name ?? ''));
}

/** The canonical name: 'Warsaw', 'warszawa' and 'Warszawa' give 'Warszawa'. Unknown names come back trimmed. */
export function canonicalCity(name: string): string {
  return cityCalled(name) ?? name.trim();
}

/** As English texts call the city: 'Warsaw'. All others keep their Polish names. */
export function englishCity(name: string): string {
  return canonicalCity(name) === 'Warszawa' ? 'Warsaw' : name;
}
