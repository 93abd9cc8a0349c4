/** What the checks of any form may say. */
export const CHECKS_IN_POLISH = {
  'Please enter a valid email address': 'Wpisz poprawny adres e-mail',
  'Please enter a name with letters': 'W imieniu i nazwisku muszą być litery',
  'Please write this without a web or mail address': 'Wpisz to bez adresu strony i adresu e-mail',
  'Please use at most 40 characters': 'Wpisz najwyżej 40 znaków',
  'Please use at most 100 characters': 'Wpisz najwyżej 100 znaków',
  'Please use at most 200 characters': 'Wpisz najwyżej 200 znaków',
  'Please use at most 500 characters': 'Wpisz najwyżej 500 znaków',
  'Please use at most 1000 characters': 'Wpisz najwyżej 1000 znaków',
  'Please use at most 5000 characters': 'Wpisz najwyżej 5000 znaków',
  'Please use at most 10000 characters': 'Wpisz najwyżej 10 000 znaków',
} as const;

export const PASSWORD_CHECKS_IN_POLISH = {
  'Password must be at least 6 characters': 'Hasło musi mieć co najmniej 6 znaków',
  'Password must be at most 72 bytes: 72 plain letters, or 36 such as ż':
    'Hasło może mieć najwyżej 72 bajty: 72 zwykłe litery albo 36 takich jak ż',
  "Passwords don't match": 'Hasła nie są takie same',
} as const;

export const NAME_CHECKS_IN_POLISH = {
  'Name must be at least 2 characters': 'Imię i nazwisko musi mieć co najmniej 2 znaki',
} as const;

export const DATE_CHECKS_IN_POLISH = {
  'Please enter a valid date': 'Wpisz poprawną datę',
  'Please finish the date, or empty the field': 'Dokończ datę albo zostaw puste pole',
  'Please finish the time, or empty the field': 'Dokończ godzinę albo zostaw puste pole',
} as const;

export const NUMBER_CHECKS_IN_POLISH = {
  'Please enter kilograms as a number, such as 12.5': 'Wpisz liczbę kilogramów, na przykład 12,5',
  'Please enter a whole number of zloty': 'Wpisz pełną liczbę złotych',
  'Please enter whole years, from 0 to 80': 'Wpisz pełne lata, od 0 do 80',
} as const;
