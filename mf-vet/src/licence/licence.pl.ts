import type { Catalogue } from '@veto/slice-kit';

const CHECKS = {
  'A licence number has 3 to 8 digits, as on your stamp':
    'Numer prawa wykonywania zawodu ma od 3 do 8 cyfr, jak na pieczątce',
  'Please add a picture or PDF of your licence': 'Dodaj zdjęcie lub PDF dokumentu',
  'Please upload a PDF, JPEG, PNG, WebP, or HEIC file.': 'Wybierz plik PDF, JPEG, PNG, WebP lub HEIC.',
  'Please upload a document smaller than 10MB.': 'Wybierz dokument mniejszy niż 10 MB.',
};

const REFUSALS = {
  'Only a veterinarian has a licence.': 'Prawo wykonywania zawodu może wysłać tylko lekarz weterynarii.',
  'A licence number has 3 to 8 digits, as on your stamp.':
    'Numer prawa wykonywania zawodu ma od 3 do 8 cyfr, jak na pieczątce.',
  'Please add a picture or PDF of your licence.': 'Dodaj zdjęcie lub PDF dokumentu.',
  'Your licence number has been checked. Please write to us to change it.':
    'Ten numer jest już sprawdzony. Aby go zmienić, napisz do nas.',
  'Another account has this number. If it is yours, please write to us.':
    'Ten numer ma już inne konto. Jeśli należy do Ciebie, napisz do nas.',
};

export const LICENCE_IN_POLISH = {
  'Licence number': 'Numer prawa wykonywania zawodu',
  'The number of your right to practise (PWZ), as on your stamp.': 'Numer PWZ, jak na pieczątce.',
  Document: 'Dokument',
  'Choose a file': 'Wybierz plik',
  'Choose another file': 'Wybierz inny plik',
  'A picture or PDF of your certificate, up to 10 MB. Only you and our moderators can open it.':
    'Zdjęcie lub PDF zaświadczenia, do 10 MB. Otworzyć je możesz tylko Ty i nasi moderatorzy.',
  'Send for checking': 'Wyślij do sprawdzenia',
  'Sending...': 'Wysyłanie...',
  'Renew the check': 'Odnów sprawdzenie',
  'Send another document': 'Wyślij inny dokument',
  'We are checking your licence': 'Sprawdzamy Twoje prawo wykonywania zawodu',
  'Number {number}, sent {day}. We tell you by email.': 'Numer {number}, wysłano: {day}. Wynik podamy e-mailem.',
  lately: 'niedawno',
  'We could not check your licence': 'Nie udało się sprawdzić Twojego prawa wykonywania zawodu',
  'Please send it again.': 'Wyślij je ponownie.',
  'Number {number}. The check holds until {day}; we remind you before.':
    'Numer {number}. Sprawdzenie jest ważne do {day}; wcześniej o tym przypomnimy.',
  'We compare your number with the register of your regional chamber.':
    'Porównujemy Twój numer z rejestrem okręgowej izby lekarsko-weterynaryjnej.',
  'Until then your profile can be seen and booked by its own link, and is in no search, list or map.':
    'Do tego czasu Twój profil można zobaczyć i umówić w nim wizytę tylko przez jego własny link: nie ma go w wyszukiwarce, na listach ani na mapie.',
  'Your last check holds until {day}.': 'Ostatnie sprawdzenie jest ważne do {day}.',
  'Pet owners find you until {day}, marked “Licence not checked yet”.':
    'Opiekunowie znajdą Cię do {day}, z oznaczeniem „Uprawnienia jeszcze niesprawdzone”.',
  'Licence sent': 'Dokument wysłany',
  'We check it, and tell you by email.': 'Sprawdzimy go i damy znać e-mailem.',
  ...CHECKS,
  ...REFUSALS,
} as const satisfies Catalogue;
