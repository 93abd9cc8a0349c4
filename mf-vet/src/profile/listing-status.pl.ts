import type { Catalogue } from '@veto/slice-kit';
import type { NEITHER_FOUND_NOR_BOOKED, NOT_BOOKED } from './listing-status.tsx';

const UNBOOKABLE: Record<(typeof NOT_BOOKED | typeof NEITHER_FOUND_NOR_BOOKED)['title' | 'text'], string> = {
  'Pet owners can find you, but not book you yet': 'Opiekunowie mogą Cię znaleźć, ale jeszcze nie umówią wizyty',
  'Set your working hours: from then on they can.': 'Ustaw godziny pracy: od tej chwili będzie to możliwe.',
  'Pet owners can neither find nor book you yet': 'Opiekunowie jeszcze Cię nie znajdą ani nie umówią wizyty',
  'Set your working hours. Owners find you in the search once your licence is checked.':
    'Ustaw godziny pracy. W wyszukiwarce pojawisz się po sprawdzeniu prawa wykonywania zawodu.',
};

export const LISTING_IN_POLISH = {
  'Pet owners cannot find you yet': 'Opiekunowie jeszcze Cię nie znajdą',
  'Your profile still needs {list}.': 'W profilu brakuje jeszcze: {list}.',
  'your name': 'imienia i nazwiska',
  'your city': 'miasta',
  'your specialty': 'specjalizacji',
  'Pet owners can book you by your own link': 'Wizytę można u Ciebie umówić przez Twój własny link',
  'They find you in the search once your licence is checked.':
    'W wyszukiwarce pojawisz się po sprawdzeniu prawa wykonywania zawodu.',
  'Your profile is live': 'Twój profil jest widoczny',
  'PWZ {number}, checked by Veto on {day}.': 'PWZ {number}, sprawdzone przez Veto {day}.',
  'Pet owners can find you and book a visit.': 'Opiekunowie mogą Cię znaleźć i umówić wizytę.',
  'See it as they do': 'Zobacz go ich oczami',
  ...UNBOOKABLE,
} as const satisfies Catalogue;
