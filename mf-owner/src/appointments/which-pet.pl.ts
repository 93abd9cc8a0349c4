import type { Catalogue } from '@veto/slice-kit';

export const WHICH_PET_IN_POLISH = {
  'Keep {pet} as your pet?': '{pet} – dodać do Twoich zwierząt?',
  'Which of your pets is this?': 'Które to z Twoich zwierząt?',
  'The health record and all visits of the pet are then in one place.':
    'Karta zdrowia i wszystkie wizyty zwierzęcia będą wtedy w jednym miejscu.',
  'Keep {pet}': 'Dodaj: {pet}',
  '{pet} is another pet': '{pet} to inne zwierzę',
} as const satisfies Catalogue;
