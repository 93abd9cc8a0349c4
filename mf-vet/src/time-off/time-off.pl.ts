import { DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { CONFLICTS_IN_POLISH } from '../hours/hours.pl.ts';

/** Poland's public holidays, as the database names them. */
const HOLIDAYS = {
  "New Year's Day": 'Nowy Rok',
  Epiphany: 'Trzech Króli',
  'Easter Sunday': 'Wielkanoc',
  'Easter Monday': 'Poniedziałek Wielkanocny',
  'Labour Day': 'Święto Pracy',
  'Constitution Day': 'Święto Konstytucji 3 Maja',
  Pentecost: 'Zesłanie Ducha Świętego',
  'Corpus Christi': 'Boże Ciało',
  'Assumption of Mary': 'Wniebowzięcie NMP',
  "All Saints' Day": 'Wszystkich Świętych',
  'Independence Day': 'Święto Niepodległości',
  'Christmas Eve': 'Wigilia',
  'Christmas Day': 'Boże Narodzenie',
  'Second Day of Christmas': 'Drugi dzień świąt',
};

const CHECKS = {
  'Please choose a day': 'Wybierz dzień',
  'The last day must not be before the first': 'Ostatni dzień nie może być przed pierwszym',
  'This day has passed': 'Ten dzień już minął',
  'Please enter a time': 'Wpisz godzinę',
  'The end must be after the start': 'Koniec musi być po początku',
};

export const TIME_OFF_DIALOGS_IN_POLISH = {
  'Block time': 'Zablokuj czas',
  'Block this time': 'Zablokuj ten czas',
  'Saving...': 'Zapisywanie...',
  'Whole days': 'Całe dni',
  'First day': 'Pierwszy dzień',
  'Last day': 'Ostatni dzień',
  Day: 'Dzień',
  From: 'Od',
  Until: 'Do',
  'Reason (optional)': 'Powód (opcjonalnie)',
  'Only you can see it.': 'Widzisz to tylko Ty.',
  'Remove this time off?': 'Usunąć tę nieobecność?',
  Remove: 'Usuń',
  Keep: 'Zostaw',
  '{time}: owners can book you again within your working hours.':
    '{time}: opiekunowie znów będą mogli umawiać wizyty w godzinach pracy.',
  '{time} ({reason}): owners can book you again within your working hours.':
    '{time} ({reason}): opiekunowie znów będą mogli umawiać wizyty w godzinach pracy.',
  ...CHECKS,
  ...CONFLICTS_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
} as const satisfies Catalogue;

export const TIME_OFF_IN_POLISH = {
  'Time off could not be loaded': 'Nie udało się wczytać nieobecności',
  'Please check your connection and try again.': 'Sprawdź połączenie z internetem i spróbuj ponownie.',
  'No time off planned.': 'Nie ma zaplanowanych nieobecności.',
  '{count} more': 'Pokaż kolejne: {count}',
  'Remove: {what}': 'Usuń: {what}',
  'Removing...': 'Usuwanie...',
  'Public holidays': 'Święta',
  'Public holidays could not be loaded': 'Nie udało się wczytać świąt',
  'Owners can book you on no public holiday of the next twelve months.':
    'W najbliższych dwunastu miesiącach w żadne święto nie można umówić u Ciebie wizyty.',
  'Owners can book you on these days. Days off work in Poland by the act of 18 January 1951.':
    'W te dni można umówić u Ciebie wizytę. Dni wolne od pracy według ustawy z 18 stycznia 1951 r.',
  '{day} · {holiday}: take off': '{day} · {holiday}: weź wolne',
  'Take all {count} off': 'Weź wolne we wszystkie ({count})',
  ...HOLIDAYS,
  ...TIME_OFF_DIALOGS_IN_POLISH,
} as const satisfies Catalogue;
