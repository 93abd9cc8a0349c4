import type { Catalogue } from '@veto/slice-kit';

export const PETS_PAGE_IN_POLISH = {
  'Your Pets': 'Twoje zwierzęta',
  'Your pets’ records and visits, in one place.': 'Karty zdrowia i wizyty Twoich zwierząt w jednym miejscu.',
  'Loading your pets...': 'Wczytywanie zwierząt...',
  'No pets added yet': 'Nie ma tu jeszcze zwierząt',
  'Add your first pet to keep its health records here and to book visits faster.':
    'Dodaj pierwsze zwierzę, aby prowadzić tu jego kartę zdrowia i szybciej umawiać wizyty.',
  'Add New Pet': 'Dodaj zwierzę',
  Type: 'Gatunek',
  Breed: 'Rasa',
  Age: 'Wiek',
  Unknown: 'Brak danych',
  'Last visit': 'Ostatnia wizyta',
  'None yet': 'Jeszcze nie było',
  Details: 'Szczegóły',
  'of {pet}': '({pet})',
  'Book Visit': 'Umów wizytę',
  'for {pet}': '({pet})',
  'In Memory': 'W pamięci',
  'Archived Pets': 'Archiwum',
  'Recent Pet Health Tips': 'Porady o zdrowiu zwierząt',
  'Read More': 'Czytaj dalej',
  'Read More: {title}': 'Czytaj dalej: {title}',
  'General advice never replaces a visit: when you are worried, ask a veterinarian.':
    'Ogólne porady nie zastąpią wizyty: gdy coś Cię niepokoi, zapytaj lekarza.',
} as const satisfies Catalogue;
