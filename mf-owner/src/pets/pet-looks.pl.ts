import type { Catalogue } from '@veto/slice-kit';

/** A pet's photo and how old it is. */
export const PET_LOOKS_IN_POLISH = {
  'Photo of {name}': 'Zdjęcie: {name}',
  'your pet': 'Twoje zwierzę',
  '{count} years': { one: '{count} rok', few: '{count} lata', many: '{count} lat', other: '{count} roku' },
  '{count} months': {
    one: '{count} miesiąc',
    few: '{count} miesiące',
    many: '{count} miesięcy',
    other: '{count} miesiąca',
  },
  'under a month': 'mniej niż miesiąc',
} as const satisfies Catalogue;
