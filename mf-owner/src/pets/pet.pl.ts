import type { Catalogue } from '@veto/slice-kit';

export const PET_IN_POLISH = {
  'Pet details': 'Dane zwierzęcia',
  'My Pets': 'Moje zwierzęta',
  'Book Visit': 'Umów wizytę',
  Passport: 'Paszport',
  'Edit Details': 'Edytuj dane',
  'Basic Information': 'Podstawowe informacje',
  Age: 'Wiek',
  'Last Visit': 'Ostatnia wizyta',
  Date: 'Data',
  Reason: 'Powód',
  'More for {name}': 'Więcej: {name}',
  'In memory of {pet}. You are not reminded of anything here.':
    '{pet} – w pamięci. Nie wysyłamy tu żadnych przypomnień.',
  '{pet} is archived: visits and records are kept.': '{pet} jest w archiwum: wizyty i wpisy pozostały.',
  'Put {pet} among my pets again': 'Przywróć do moich zwierząt: {pet}',
  Type: 'Gatunek',
  Breed: 'Rasa',
  Gender: 'Płeć',
  Weight: 'Waga',
  Color: 'Umaszczenie',
  'Microchip Number': 'Numer mikroczipa',
  'Saving...': 'Zapisywanie...',
} as const satisfies Catalogue;
