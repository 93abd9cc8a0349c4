/** What the checks of a pet's form say, beside those of any form. */
export const PET_CHECKS_IN_POLISH = {
  'Pet name is required': 'Podaj imię zwierzęcia',
  'Pet type is required': 'Wybierz gatunek',
  'Please choose today or a day before': 'Wybierz dzisiejszy lub wcześniejszy dzień',
  'Please enter a valid URL': 'Wpisz poprawny adres zdjęcia',
  'A microchip number has digits only, or ten digits and letters from A to F':
    'Numer mikroczipa składa się z samych cyfr albo z dziesięciu cyfr i liter od A do F',
  'A microchip number has 15 digits, this one has {digits}':
    'Numer mikroczipa ma 15 cyfr. Liczba wpisanych cyfr: {digits}',
  'Numbers that begin with 999 are for tests only': 'Numery zaczynające się od 999 służą tylko do testów',
  'An old chip of {digits} digits: not every reader finds it, and for travel in the EU you bring one along.':
    'Stary mikroczip (liczba cyfr: {digits}): nie każdy czytnik go wykrywa, a w podróż po UE trzeba zabrać własny.',
  '616 stands for Poland. It does not prove where the chip was given or registered.':
    '616 oznacza Polskę. Nie dowodzi, gdzie mikroczip wszczepiono ani zarejestrowano.',
  '{code} stands for the maker of the chip. It does not say in which country it was registered.':
    '{code} oznacza producenta mikroczipa. Nie mówi, w jakim kraju go zarejestrowano.',
} as const;

/** What `ageText` says. */
export const AGES_IN_POLISH = {
  '{count} years': { one: '{count} rok', few: '{count} lata', many: '{count} lat', other: '{count} roku' },
  '{count} months': {
    one: '{count} miesiąc',
    few: '{count} miesiące',
    many: '{count} miesięcy',
    other: '{count} miesiąca',
  },
  'under a month': 'mniej niż miesiąc',
} as const;

export const PET_REFUSALS_IN_POLISH = {
  'This birthday is still to come. Please choose today or a day before.':
    'Ta data urodzenia jeszcze nie nadeszła. Wybierz dzisiejszy lub wcześniejszy dzień.',
  'There is no room for more text about your pets. Please shorten what you wrote.':
    'Nie ma już miejsca na więcej tekstu o Twoich zwierzętach. Skróć wpis.',
  'You can keep up to 500 pets here.': 'Możesz mieć tu najwyżej 500 zwierząt.',
} as const;
