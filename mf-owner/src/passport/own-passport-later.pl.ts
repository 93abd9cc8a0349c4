import type { Catalogue } from '@veto/slice-kit';

/** And what it says while the pet is reported as lost. */
export const LOST_IN_POLISH = {
  'When did you last see {pet}?': 'Kiedy ostatnio widziano zwierzę ({pet})?',
  'Saving...': 'Zapisywanie...',
  Day: 'Dzień',
  Time: 'Godzina',
  'Where?': 'Gdzie?',
  'Everybody with a link or the picture reads this. Your name, address and telephone are not shown.':
    'Przeczyta to każdy, kto ma link lub obrazek. Twojego nazwiska, adresu ani telefonu nie pokazujemy.',
  'Park Oliwski, by the pond': 'Park Oliwski, przy stawie',
  'Please choose the day': 'Wybierz dzień',
  'Please enter a time, like 17:30': 'Wpisz godzinę, na przykład 17:30',
  'Please say where': 'Podaj miejsce',
  'Please say it in at most 200 characters': 'Wpisz najwyżej 200 znaków',
  'This time is still to come': 'Ta godzina jeszcze nie nadeszła',
  'This is more than a year ago': 'To ponad rok temu',
  'Last seen {when}': 'Ostatnio widziane {when}',
} as const satisfies Catalogue;
