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

/** English exonyms that people write and older rows hold. */
const EXONYMS: [string, string][] = [
  ['warsaw', 'Warszawa'],
  ['cracow', 'Kraków'],
];

/** [longitude, latitude] in degrees, WGS 84. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** City centres; of the last six, to four decimals, from OpenStreetMap's place nodes. */
export const CITY_COORDINATES: Record<(typeof CITIES)[number], Coordinates> = {
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

/** Lower case without diacritics, so that 'lodz' meets 'Łódź'. Unicode does not decompose 'ł': it is mapped first. */
export function foldPolish(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').trim();
}

const byFolded = new Map<string, string>([
  ...CITIES.map((city): [string, string] => [foldPolish(city), city]),
  ...EXONYMS,
]);

/** The canonical name: 'Warsaw', 'warszawa' and 'Warszawa' give 'Warszawa'. Unknown names come back trimmed. */
export function canonicalCity(name: string): string {
  return byFolded.get(foldPolish(name)) ?? name.trim();
}

/** As English texts call the city: 'Warsaw'. All others keep their Polish names. */
export function englishCity(name: string): string {
  return canonicalCity(name) === 'Warszawa' ? 'Warsaw' : name;
}
