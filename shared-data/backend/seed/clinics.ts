import { CITY_COORDINATES, CITIES as CITY_NAMES } from '../../src/vocabulary/cities.ts';

export interface City {
  name: string;
  /** Degrees, WGS 84: of the centre; clinics are scattered around it. */
  latitude: number;
  longitude: number;
  areaCode: number;
  /** How many of the seeded veterinarians work here. */
  veterinarians: number;
}

/** Area code of telephones, and veterinarians, of each city of the vocabulary. */
const PRACTICES_OF_CITY: Record<(typeof CITY_NAMES)[number], readonly [areaCode: number, veterinarians: number]> = {
  Warszawa: [22, 7],
  Kraków: [12, 5],
  Łódź: [42, 4],
  Wrocław: [71, 5],
  Poznań: [61, 5],
  Gdańsk: [58, 5],
  Szczecin: [91, 4],
  Bydgoszcz: [52, 3],
  Lublin: [81, 4],
  Białystok: [85, 3],
  Katowice: [32, 4],
  Gdynia: [58, 3],
};

export const CITIES: readonly City[] = CITY_NAMES.map((name) => {
  const [longitude, latitude] = CITY_COORDINATES[name];
  const [areaCode, veterinarians] = PRACTICES_OF_CITY[name];
  return { name, latitude, longitude, areaCode, veterinarians };
});

/** Each comes with a kind of practice before it: 'Przychodnia Weterynaryjna Pod Lipami'. */
export const CLINIC_NAMES = [
  'Pod Lipami',
  'Cztery Łapy',
  'Na Wzgórzu',
  'Ogonek',
  'Zwierzyniec',
  'Pod Kasztanem',
  'Bella',
  'Przy Parku',
  'Arka',
  'Puszek',
  'Pod Dębem',
  'Salamandra',
  'Mokry Nos',
] as const;

export const CLINIC_KINDS = [
  'Przychodnia Weterynaryjna',
  'Gabinet Weterynaryjny',
  'Lecznica',
  'Klinika Weterynaryjna',
] as const;

export const STREETS = [
  'Lipowa',
  'Ogrodowa',
  'Mickiewicza',
  'Słowackiego',
  'Kościuszki',
  'Polna',
  'Słoneczna',
  'Sienkiewicza',
  'Parkowa',
  'Piłsudskiego',
  'Leśna',
  'Kwiatowa',
  'Długa',
] as const;

export const UNIVERSITIES = [
  'Warsaw University of Life Sciences',
  'Wrocław University of Environmental and Life Sciences',
  'University of Life Sciences in Lublin',
  'University of Warmia and Mazury in Olsztyn',
] as const;

export interface Hours {
  /** ISO: 1 is Monday. */
  weekdays: readonly number[];
  opens: string;
  closes: string;
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

export const OFFICE_HOURS: readonly Hours[] = [{ weekdays: MONDAY_TO_FRIDAY, opens: '09:00', closes: '17:00' }];

/** With a break at noon, as the static Polish pages list their slots (09:00 to 11:30, 13:00 to 17:00). */
export const HOURS_WITH_BREAK: readonly Hours[] = [
  { weekdays: MONDAY_TO_FRIDAY, opens: '09:00', closes: '12:00' },
  { weekdays: MONDAY_TO_FRIDAY, opens: '13:00', closes: '17:30' },
];

/** The demo veterinarian's: long mornings, a break at one, and Saturdays. */
export const DEMO_HOURS: readonly Hours[] = [
  { weekdays: MONDAY_TO_FRIDAY, opens: '08:30', closes: '13:00' },
  { weekdays: MONDAY_TO_FRIDAY, opens: '14:00', closes: '17:30' },
  { weekdays: [6], opens: '09:00', closes: '13:00' },
];

export const EMERGENCY_HOURS: readonly Hours[] = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '07:00', closes: '22:00' }];

export const HOURS: readonly [readonly Hours[], ...(readonly Hours[])[]] = [
  OFFICE_HOURS,
  HOURS_WITH_BREAK,
  [
    { weekdays: MONDAY_TO_FRIDAY, opens: '10:00', closes: '18:00' },
    { weekdays: [6], opens: '09:00', closes: '13:00' },
  ],
  [{ weekdays: [2, 3, 4, 5, 6], opens: '08:00', closes: '15:00' }],
  [
    { weekdays: [1, 3, 5], opens: '12:00', closes: '20:00' },
    { weekdays: [7], opens: '10:00', closes: '14:00' },
  ],
  [{ weekdays: [1, 2, 4], opens: '07:30', closes: '14:30' }],
];
