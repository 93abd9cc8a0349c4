import { AGES_IN_POLISH } from '@veto/shared-data/pets';
import type { Catalogue } from '@veto/slice-kit';

export const PET_LOOKS_IN_POLISH = {
  'Photo of {name}': 'Zdjęcie: {name}',
  'your pet': 'Twoje zwierzę',
  ...AGES_IN_POLISH,
} as const satisfies Catalogue;
