import { WORKING_HOURS_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import type { Catalogue } from '@veto/slice-kit';
import { SAVE_ROW_IN_POLISH } from '../save-row/save-row.pl.ts';
import type { SAVED } from './conflicts-dialog.tsx';
import type { HOURS_TEMPLATES, WEEKDAYS } from './weekly-hours.ts';

const DAYS: Record<(typeof WEEKDAYS)[number], string> = {
  Monday: 'Poniedziałek',
  Tuesday: 'Wtorek',
  Wednesday: 'Środa',
  Thursday: 'Czwartek',
  Friday: 'Piątek',
  Saturday: 'Sobota',
  Sunday: 'Niedziela',
};

const WEEKS: Record<(typeof HOURS_TEMPLATES)[number]['name'], string> = {
  'Mon–Fri 9–17': 'pon.–pt. 9–17',
  'Mon–Fri 9–17, lunch break': 'pon.–pt. 9–17, z przerwą',
  'Mon–Fri 12–20': 'pon.–pt. 12–20',
  'Mon–Sat 8–18': 'pon.–sob. 8–18',
};

/** What hours of any kind have in common. */
export const WEEK_IN_POLISH = {
  'Start from': 'Zacznij od',
  to: 'do',
  'Please enter a time': 'Wpisz godzinę',
  ...DAYS,
  ...SAVE_ROW_IN_POLISH,
} as const satisfies Catalogue;

const CHECKS = {
  'Closing time must be after opening time': 'Godzina zamknięcia musi być późniejsza niż godzina otwarcia',
  'The hours of one day must not overlap': 'Godziny jednego dnia nie mogą się nakładać',
};

const REFUSALS = {
  'A week takes up to {most} entries of hours.': 'W tygodniu mieści się najwyżej {most} przedziałów godzin.',
  'These hours overlap with others on the same day.': 'Te godziny nakładają się na inne tego samego dnia.',
  'Only a veterinarian has working hours.': 'Godziny pracy może mieć tylko lekarz weterynarii.',
  'Please enter your hours for each day.': 'Podaj godziny dla każdego dnia.',
  'Closing time must be after opening time.': 'Godzina zamknięcia musi być późniejsza niż godzina otwarcia.',
  'Please ask about at most 100 visits at a time.': 'Naraz można poprosić o inny termin najwyżej 100 wizyt.',
};

const CHANGE: Record<(typeof SAVED)[number], string> = {
  'these hours': 'tych godzin',
  'this time off': 'tej nieobecności',
};

/** Of visits that are in the way of a change. */
export const CONFLICTS_IN_POLISH = {
  'No visit is in the way anymore': 'Żadna wizyta już nie koliduje',
  '{count} booked visit is in the way': 'Koliduje {count} umówiona wizyta',
  '{count} booked visits are in the way': {
    one: 'Koliduje {count} umówiona wizyta',
    few: 'Kolidują {count} umówione wizyty',
    many: 'Koliduje {count} umówionych wizyt',
    other: 'Koliduje {count} umówionych wizyt',
  },
  'Ask to choose another time': 'Poproś o wybór innego terminu',
  'Ask all to choose another time': 'Poproś wszystkich o wybór innego terminu',
  'Save, and keep this visit': 'Zapisz i zostaw tę wizytę',
  'Save, and keep these visits': 'Zapisz i zostaw te wizyty',
  Back: 'Wróć',
  'Saving {what} cancels nothing: a booked visit stays booked until you move or cancel it.':
    'Zapisanie {what} niczego nie odwołuje: umówiona wizyta pozostaje, dopóki jej nie przełożysz lub nie odwołasz.',
  'Asking saves it, too, and cannot be taken back.': 'Prośba zapisuje też zmianę i nie można jej cofnąć.',
  'The client gets a message and chooses one of your free times; the visit keeps its time until then.':
    'Klient dostanie wiadomość i wybierze jeden z Twoich wolnych terminów; do tego czasu wizyta zachowuje swój termin.',
  '{count} clients get a message and choose from your free times; each visit keeps its time until then.': {
    one: 'Wiadomość dostanie {count} klient i wybierze jeden z Twoich wolnych terminów; do tego czasu wizyta zachowuje swój termin.',
    few: 'Wiadomość dostanie {count} klientów i wybierze spośród Twoich wolnych terminów; do tego czasu każda wizyta zachowuje swój termin.',
    many: 'Wiadomość dostanie {count} klientów i wybierze spośród Twoich wolnych terminów; do tego czasu każda wizyta zachowuje swój termin.',
    other:
      'Wiadomość dostanie {count} klientów i wybierze spośród Twoich wolnych terminów; do tego czasu każda wizyta zachowuje swój termin.',
  },
  'Please call about the visit that was booked by phone.': 'W sprawie wizyty umówionej przez telefon zadzwoń.',
  'Please call about the {count} that were booked by phone.':
    'Zadzwoń w sprawie wizyt umówionych przez telefon: {count}.',
  'A word to all of them (optional)': 'Wiadomość do wszystkich (opcjonalnie)',
  'Unknown client': 'Nieznany klient',
  '{day} at {time}': '{day} o {time}',
  '{act}: {pet}, {day} at {time}': '{act}: {pet}, {day} o {time}',
  'booked by phone': 'umówiona przez telefon',
  'asked to choose another time': 'wysłano prośbę o inny termin',
  'asked to move to {day} at {time}': 'prośba o przełożenie na: {day} o {time}',
  'Cancel visit': 'Odwołaj wizytę',
  ...CHANGE,
} as const satisfies Catalogue;

export const HOURS_IN_POLISH = {
  'Working hours could not be loaded': 'Nie udało się wczytać godzin pracy',
  Closed: 'Zamknięte',
  Changed: 'Zmienione',
  'Open this day': 'Dodaj godziny',
  'Open this day: {day}': 'Dodaj godziny: {day}',
  '{day}, opens at': '{day}, od godziny',
  '{day}, closes at': '{day}, do godziny',
  'Remove these hours of {day}': 'Usuń te godziny: {day}',
  'Add a break': 'Dodaj przerwę',
  'Add a break on {day}': 'Dodaj przerwę: {day}',
  'Copy the hours of {day}': 'Kopiuj godziny: {day}',
  'Copy hours': 'Kopiuj godziny',
  'Copying...': 'Kopiowanie...',
  'Copy to': 'Kopiuj do',
  'Save working hours': 'Zapisz godziny pracy',
  'working hours': 'godziny pracy',
  ...WORKING_HOURS_ERRORS_IN_POLISH,
  ...WEEK_IN_POLISH,
  ...WEEKS,
  ...CHECKS,
  ...REFUSALS,
  ...CONFLICTS_IN_POLISH,
} as const satisfies Catalogue;
