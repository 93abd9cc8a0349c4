import type { Catalogue } from '@veto/slice-kit';

/** What animals are vaccinated against; abbreviations stay. */
export const VACCINES_IN_POLISH = {
  Rabies: 'Wścieklizna',
  Leptospirosis: 'Leptospiroza',
  'Kennel cough': 'Kaszel kenelowy',
  'Myxomatosis and RHD': 'Myksomatoza i RHD',
} as const satisfies Catalogue;
