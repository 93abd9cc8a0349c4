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

/** The dialogs that add and edit a pet. */
export const PET_FORM_IN_POLISH = {
  'Add New Pet': 'Dodaj zwierzę',
  'Add Pet': 'Dodaj',
  'Adding...': 'Dodawanie...',
  'Edit Pet Details': 'Edytuj dane zwierzęcia',
  'Save changes': 'Zapisz zmiany',
  'Saving...': 'Zapisywanie...',
  Name: 'Imię',
  Type: 'Gatunek',
  'Select a type': 'Wybierz gatunek',
  Breed: 'Rasa',
  Birthday: 'Data urodzenia',
  'Until you enter it, we show the age you wrote: {age}.': 'Dopóki jej nie wpiszesz, pokazujemy podany wiek: {age}.',
  'A guess will do.': 'Wystarczy w przybliżeniu.',
  Gender: 'Płeć',
  'Select a gender': 'Wybierz płeć',
  Weight: 'Waga',
  Color: 'Umaszczenie',
  'Microchip Number': 'Numer mikroczipa',
  'Medical History': 'Przebyte choroby',
  Allergies: 'Alergie',
  'Current Medications': 'Przyjmowane leki',
  'Vaccination Records': 'Szczepienia',
  'Last Visit Date': 'Data ostatniej wizyty',
  'Last Visit Reason': 'Powód ostatniej wizyty',
  'Photo URL': 'Adres zdjęcia w internecie',
  Photo: 'Zdjęcie',
  'JPEG, PNG, WebP or HEIC. A large photo is made smaller.': 'JPEG, PNG, WebP lub HEIC. Duże zdjęcie zmniejszymy.',
  'Please use at most 2000 characters': 'Wpisz najwyżej 2000 znaków',
} as const satisfies Catalogue;
