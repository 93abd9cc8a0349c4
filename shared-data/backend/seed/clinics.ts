export interface City {
  name: string;
  /** Degrees, WGS 84: of the centre; clinics are scattered around it. */
  latitude: number;
  longitude: number;
  areaCode: number;
  /** How many of the seeded veterinarians work here. */
  veterinarians: number;
}

export const CITIES: readonly City[] = [
  { name: 'Warszawa', latitude: 52.2297, longitude: 21.0122, areaCode: 22, veterinarians: 7 },
  { name: 'Kraków', latitude: 50.0647, longitude: 19.9449, areaCode: 12, veterinarians: 5 },
  { name: 'Łódź', latitude: 51.7592, longitude: 19.4667, areaCode: 42, veterinarians: 4 },
  { name: 'Wrocław', latitude: 51.1079, longitude: 17.0385, areaCode: 71, veterinarians: 5 },
  { name: 'Poznań', latitude: 52.4064, longitude: 16.9251, areaCode: 61, veterinarians: 5 },
  { name: 'Gdańsk', latitude: 54.352, longitude: 18.6466, areaCode: 58, veterinarians: 5 },
  { name: 'Szczecin', latitude: 53.4285, longitude: 14.5528, areaCode: 91, veterinarians: 4 },
  { name: 'Bydgoszcz', latitude: 53.1235, longitude: 18.0084, areaCode: 52, veterinarians: 3 },
  { name: 'Lublin', latitude: 51.2465, longitude: 22.5684, areaCode: 81, veterinarians: 4 },
  { name: 'Białystok', latitude: 53.1325, longitude: 23.1688, areaCode: 85, veterinarians: 3 },
  { name: 'Katowice', latitude: 50.2649, longitude: 19.0238, areaCode: 32, veterinarians: 4 },
  { name: 'Gdynia', latitude: 54.5189, longitude: 18.5305, areaCode: 58, veterinarians: 3 },
];

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
