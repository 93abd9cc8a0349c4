import type { Catalogue } from '@veto/slice-kit';

export const OWN_CALENDAR_LINK_IN_POLISH = {
  'Add your visits to your calendar': 'Dodaj wizyty do swojego kalendarza',
  'with pet, vet, clinic and how to prepare': 'ze zwierzęciem, lekarzem, lecznicą i przygotowaniem',
  'Show pet, vet, clinic and how to prepare.': 'Pokazuj zwierzę, lekarza, lecznicę i przygotowanie.',
} as const satisfies Catalogue;
