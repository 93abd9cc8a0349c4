import type { Catalogue } from '@veto/slice-kit';

/** What a vet chooses from a list. */
const REASONS = {
  'I am ill': 'Choroba lekarza',
  'An emergency came up': 'Nagły przypadek w lecznicy',
  'The clinic is closed that day': 'Lecznica jest tego dnia zamknięta',
  'The owner asked for it': 'Na prośbę opiekuna',
};

/** What the server refuses. */
const REFUSALS = {
  'This visit has begun already. Please call the practice.': 'Ta wizyta już się zaczęła. Zadzwoń do lecznicy.',
  'This visit is in your account now. Please sign in to change it.':
    'Ta wizyta jest teraz na Twoim koncie. Zaloguj się, aby ją zmienić.',
  'This visit is already cancelled.': 'Ta wizyta jest już odwołana.',
  'This is the time that is booked already. Please choose another one.': 'To obecny termin wizyty. Wybierz inny.',
  'This visit has been moved many times. Please call instead.':
    'Ta wizyta była przekładana już wiele razy. Zadzwoń do lecznicy.',
  'A visit can be moved until 24 hours before it. Please ask the practice.':
    'Wizytę można przełożyć najpóźniej 24 godziny przed terminem. Zadzwoń do lecznicy.',
  'This veterinarian does not let visits be moved online. Please ask the practice.':
    'Tej wizyty nie można przełożyć przez internet. Zadzwoń do lecznicy.',
  'Only a pet owner keeps visits in an account.': 'Wizyty na koncie może mieć tylko opiekun zwierzęcia.',
  'This visit is cancelled, or in an account already.': 'Ta wizyta jest odwołana albo jest już na koncie.',
  'This time has passed. Please choose a later one.': 'Ten termin już minął. Wybierz późniejszy.',
  'The clocks go forward at this time. Please choose another one.':
    'O tej godzinie następuje zmiana czasu. Wybierz inny termin.',
  'This time has just been taken. Please choose another one.': 'Ten termin został właśnie zajęty. Wybierz inny.',
  'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.':
    'Ten termin jest przez najwyżej dziesięć minut zaproponowany opiekunowi z listy oczekujących. Wybierz inny albo spróbuj później.',
  'This veterinarian does not take bookings yet.': 'Ten lekarz jeszcze nie przyjmuje rezerwacji.',
  'The veterinarian does not work at this time. Please choose another one.':
    'Lekarz nie przyjmuje o tej godzinie. Wybierz inny termin.',
  Error: 'Błąd',
  'Failed to load this appointment. Please try again.': 'Nie udało się wczytać wizyty. Spróbuj ponownie.',
  'Failed to cancel appointment. Please try again.': 'Nie udało się odwołać wizyty. Spróbuj ponownie.',
  'Failed to move your visit. Please try again.': 'Nie udało się przełożyć wizyty. Spróbuj ponownie.',
};

const TIMES = {
  'The nearest free times are:': 'Najbliższe wolne terminy:',
  Earlier: 'Wcześniej',
  Later: 'Później',
  'No free times on these days. Try later ones.': 'Brak wolnych terminów w tych dniach. Sprawdź późniejsze.',
  'No free times in the next two months. Please choose another veterinarian.':
    'Brak wolnych terminów w ciągu najbliższych dwóch miesięcy. Wybierz innego lekarza.',
  'Free times could not be loaded': 'Nie udało się wczytać terminów',
  'What you have chosen so far is kept.': 'Dotychczasowy wybór jest zachowany.',
};

const REVIEW = {
  'Treatment Summary': 'Zalecenia po wizycie',
  'Write a review': 'Napisz opinię',
  'Review your visit with {doctor}': 'Opinia o wizycie: {doctor}',
  'Your rating': 'Ocena',
  '1 star': '1 gwiazdka',
  '{stars} stars': 'Gwiazdki: {stars}',
  'Your review': 'Opinia',
  'How was the visit for {pet}?': 'Jak minęła wizyta i jak się czuje {pet}?',
  'Your review is public. It carries your first name and the first letter of your last name.':
    'Opinia jest publiczna. Podpisujemy ją Twoim imieniem i pierwszą literą nazwiska.',
  'Publish review': 'Opublikuj opinię',
  'Publishing...': 'Publikowanie...',
  'Please choose a rating': 'Wybierz ocenę',
  'Please use at most 1000 characters': 'Wpisz najwyżej 1000 znaków',
  'Thank you': 'Dziękujemy',
  'Your review has been published.': 'Opinia jest opublikowana.',
  'Failed to save your review. Please try again.': 'Nie udało się zapisać opinii. Spróbuj ponownie.',
  'A visit can be reviewed once it is completed.': 'Opinię można napisać po zakończonej wizycie.',
  'You have already reviewed this visit.': 'Ta wizyta ma już Twoją opinię.',
  'This visit is in your account now. Please sign in to review it.':
    'Ta wizyta jest teraz na Twoim koncie. Zaloguj się, aby napisać opinię.',
};

const ACCOUNT = {
  'Your visit is in your account': 'Wizyta jest na Twoim koncie',
  'See My Appointments.': 'Znajdziesz ją w sekcji „Moje wizyty”.',
  'Keep your visits in one place': 'Wszystkie wizyty w jednym miejscu',
  'Move this visit into your account: you find it in My Appointments.':
    'Przenieś tę wizytę na swoje konto: znajdziesz ją w sekcji „Moje wizyty”.',
  'With an account you book in two presses, and your pets have a health record. This visit can move there.':
    'Z kontem umówisz wizytę dwoma kliknięciami, a Twoje zwierzęta będą miały książeczkę zdrowia. Tę wizytę też można tam przenieść.',
  'Move into my account': 'Przenieś na moje konto',
  'Keep {pet} as your pet?': '{pet} – dodać do Twoich zwierząt?',
  'Which of your pets is this?': 'Które to z Twoich zwierząt?',
  'The health record and all visits of the pet are then in one place.':
    'Książeczka zdrowia i wszystkie wizyty zwierzęcia będą wtedy w jednym miejscu.',
  'Keep {pet}': 'Dodaj: {pet}',
  '{pet} is another pet': '{pet} to inne zwierzę',
  'Create an account': 'Załóż konto',
};

export const GUEST_VISIT_IN_POLISH = {
  '{day} at {time}': '{day} o {time}',
  'Your visit': 'Twoja wizyta',
  'Your visit is booked': 'Wizyta jest umówiona',
  'This visit is cancelled': 'Ta wizyta jest odwołana',
  'This visit is in your account': 'Ta wizyta jest na Twoim koncie',
  'This link does not work, or no longer works.': 'Ten link nie działa albo już wygasł.',
  'Find a vet': 'Znajdź weterynarza',
  'Try again': 'Spróbuj ponownie',
  Cancel: 'Anuluj',
  Directions: 'Trasa',
  'Before you come': 'Przed wizytą',
  'We email this link to {email}, and a reminder the day before.':
    'Wysyłamy ten link na adres {email}, a dzień wcześniej przypomnienie.',
  'Keep this link: it is the only way back to your visit.':
    'Zachowaj ten link: tylko przez niego wrócisz do swojej wizyty.',
  'Share link': 'Udostępnij link',
  'Copy link': 'Kopiuj link',
  'Copied.': 'Skopiowano.',
  '{doctor} had to move your visit to this time. If it does not suit you, move or cancel it here.':
    'Lecznica ({doctor}) musiała przełożyć wizytę na ten termin. Jeśli Ci nie odpowiada, przełóż lub odwołaj wizytę tutaj.',
  'It began on {when}.': 'Początek wizyty: {when}.',
  'This visit has been moved': 'Ta wizyta ma nowy termin',
  'It was on {when}. Sign in to see it in My Appointments.':
    'Termin wizyty: {when}. Zaloguj się, aby ją zobaczyć w sekcji „Moje wizyty”.',
  'It is on {when}. Sign in to see, move or cancel it in My Appointments.':
    'Termin wizyty: {when}. Zaloguj się, aby ją zobaczyć, przełożyć lub odwołać w sekcji „Moje wizyty”.',
  'It is now on {when}. Sign in to see, move or cancel it in My Appointments.':
    'Nowy termin: {when}. Zaloguj się, aby ją zobaczyć, przełożyć lub odwołać w sekcji „Moje wizyty”.',
  '{doctor} cannot keep this time. Please choose another one: your visit stays booked until you do.':
    '{doctor} nie może przyjąć w tym terminie. Wybierz inny: do tego czasu wizyta pozostaje umówiona.',
  'To move it, please call the practice.': 'Aby przełożyć wizytę, zadzwoń do lecznicy.',
  'You cancelled it: {when}.': 'Wizyta odwołana przez Ciebie: {when}.',
  '{doctor} had to cancel it: {when}.': 'Lecznica ({doctor}) musiała odwołać wizytę: {when}.',
  '{doctor} had to cancel it: {when}. Reason: {reason}':
    'Lecznica ({doctor}) musiała odwołać wizytę: {when}. Powód: {reason}',
  'My Appointments': 'Moje wizyty',
  'Book again': 'Umów ponownie',
  'Book another time': 'Umów inny termin',
  // Moving it.
  'Move visit': 'Przełóż wizytę',
  'Moving...': 'Przekładanie...',
  'It is on {when}. Choose another free time.': 'Obecny termin: {when}. Wybierz inny wolny termin.',
  'New date and time': 'Nowa data i godzina',
  'Please choose a new time': 'Wybierz nowy termin',
  'Your visit is moved': 'Wizyta została przełożona',
  'It is now on {when}.': 'Nowy termin: {when}.',
  // Cancelling it.
  'Cancel visit': 'Odwołaj wizytę',
  'Cancel this visit?': 'Odwołać tę wizytę?',
  'Yes, cancel': 'Tak, odwołaj',
  'Keep visit': 'Nie odwołuj',
  '{doctor}, {when}. The time goes to somebody else.': '{doctor}, {when}. Z tego terminu skorzysta ktoś inny.',
  'Visit cancelled': 'Wizyta odwołana',
  'The practice knows.': 'Lecznica już o tym wie.',
  ...REASONS,
  ...REFUSALS,
  ...TIMES,
  ...REVIEW,
  ...ACCOUNT,
} as const satisfies Catalogue;
