import type { Catalogue } from '@veto/slice-kit';

const SETUP = {
  'Pet owners cannot find you yet': 'Opiekunowie jeszcze Cię nie znajdą',
  'Pet owners can find you, but not book you yet': 'Opiekunowie mogą Cię znaleźć, ale jeszcze nie umówią wizyty',
  'Next: {step}': 'Następny krok: {step}',
  'We are checking your licence': 'Sprawdzamy Twoje prawo wykonywania zawodu',
  'Pet owners find you once it is checked. Until then your profile can be seen and booked by its own link.':
    'Opiekunowie znajdą Cię, gdy będzie sprawdzone. Do tego czasu profil i rezerwacja działają przez własny link.',
  'Open your profile': 'Otwórz profil',
};

export const TODAY_IN_POLISH = {
  'No visits': 'brak wizyt',
  '{count} visit': '{count} wizyta',
  '{count} visits': {
    one: '{count} wizyta',
    few: '{count} wizyty',
    many: '{count} wizyt',
    other: '{count} wizyt',
  },
  '{visits} today.': 'Dziś: {visits}.',
  '{visits} today, {pet} is here now.': 'Dziś: {visits}. Teraz: {pet}.',
  '{visits} today, {pet} comes in {count} minute.': 'Dziś: {visits}. Za {count} minutę: {pet}.',
  '{visits} today, {pet} comes in {count} minutes.': {
    one: 'Dziś: {visits}. Za {count} minutę: {pet}.',
    few: 'Dziś: {visits}. Za {count} minuty: {pet}.',
    many: 'Dziś: {visits}. Za {count} minut: {pet}.',
    other: 'Dziś: {visits}. Za {count} minuty: {pet}.',
  },
  'Today, {day}': 'Dziś, {day}',
  'Held for {pet}': 'Wstępnie zajęte: {pet}',
  'Time off': 'Nieobecność',
  Break: 'Przerwa',
  Now: 'Teraz',
  'Now:': 'Teraz:',
  '{from} to {to}': '{from}–{to}',
  '{time} open': '{time} – wolne',
  '{time} open, {count} times': '{time} – wolne terminy: {count}',
  'Unknown client': 'Nieznany klient',
} as const satisfies Catalogue;

const WAITING = {
  'Waiting for you': 'Do załatwienia',
  'Reviews could not be loaded.': 'Nie udało się wczytać opinii.',
  'All caught up.': 'Wszystko załatwione.',
  '{day} at {time}': '{day} o {time}',
  '{pet} asks to move': 'Prośba o przełożenie: {pet}',
  '{who} to {when}': '{who} na {when}',
  'From {day} at {time}. Both times are held until you answer.':
    'Obecny termin: {day} o {time}. Do Twojej odpowiedzi oba terminy są zajęte.',
  'Accept new time': 'Przyjmij nowy termin',
  'Accept new time, {when}: {pet}': 'Przyjmij nowy termin, {when}: {pet}',
  'Keep current time': 'Zostaw obecny termin',
  'Keep current time, not {when}: {pet}': 'Zostaw obecny termin, nie {when}: {pet}',
  'New review by {author}, {count} star': 'Nowa opinia: {author}, {count} gwiazdka',
  'New review by {author}, {count} stars': {
    one: 'Nowa opinia: {author}, {count} gwiazdka',
    few: 'Nowa opinia: {author}, {count} gwiazdki',
    many: 'Nowa opinia: {author}, {count} gwiazdek',
    other: 'Nowa opinia: {author}, {count} gwiazdek',
  },
  'Read and reply': 'Przeczytaj i odpowiedz',
  'Read and reply: {author}': 'Przeczytaj i odpowiedz: {author}',
};

export const DASHBOARD_IN_POLISH = {
  Dashboard: 'Pulpit',
  Profile: 'Profil',
  Appointments: 'Wizyty',
  'Filled {filled} of {count} cancellation in the last 30 days':
    'Odwołane wizyty z ostatnich 30 dni, których termin zajął ktoś inny: {filled} z {count}',
  'Filled {filled} of {count} cancellations in the last 30 days':
    'Odwołane wizyty z ostatnich 30 dni, których termin zajął ktoś inny: {filled} z {count}',
  Next: 'Następnie',
  'Open visit': 'Otwórz wizytę',
  'Call {name}': 'Zadzwoń: {name}',
  'Write to the owner': 'Napisz do opiekuna',
  'Nothing today': 'Dziś nic nie ma',
  'No working hours and no visits. The calendar shows the rest of the week.':
    'Dziś nie ma godzin pracy ani wizyt. Resztę tygodnia pokazuje kalendarz.',
  ...SETUP,
  ...TODAY_IN_POLISH,
  ...WAITING,
} as const satisfies Catalogue;
