import type { Catalogue } from '@veto/slice-kit';
import type { SIGNS } from './calendar-legend.tsx';

const LEGEND: Record<(typeof SIGNS)[number]['words'], string> = {
  'Time off': 'Nieobecność',
  'Held, waits for an answer': 'Wstępnie zajęte, czeka na odpowiedź',
  Closed: 'Zamknięte',
};

/** A half hour as a screen reader says it. */
const CELLS = {
  '{from} to {to}': '{from}–{to}',
  '{when}: still {what}': '{when}: nadal {what}',
  'then {pet}': 'potem {pet}',
  'then held for {pet}': 'potem wstępnie {pet}',
  'held for {pet}': 'wstępnie {pet}',
  'has died, still booked': 'nie żyje, wizyta nadal zarezerwowana',
  'move requested': 'prośba o inny termin',
  'by phone': 'telefonicznie',
  'time off': 'nieobecność',
  open: 'wolne',
  closed: 'zamknięte',
  upcoming: 'nadchodząca',
  completed: 'zakończona',
};

export const CALENDAR_IN_POLISH = {
  'Appointment Calendar': 'Kalendarz wizyt',
  'Previous week': 'Poprzedni tydzień',
  'Next week': 'Następny tydzień',
  'This week': 'Ten tydzień',
  'Book by phone': 'Umów przez telefon',
  'Block time': 'Zablokuj czas',
  'More for the calendar': 'Więcej opcji kalendarza',
  'Print the week': 'Drukuj tydzień',
  'Print {day}': 'Drukuj: {day}',
  'Print the day': 'Drukuj dzień',
  'Block the day': 'Zablokuj dzień',
  Subscribe: 'Subskrybuj',
  Day: 'Dzień',
  ', today': ', dziś',
  '{day}, today': '{day}, dziś',
  'Week of {day}': 'Tydzień od: {day}',
  'Visits on {day}': 'Wizyty: {day}',
  'Held for': 'Wstępnie:',
  'Held for {pet}': 'Wstępnie zajęte: {pet}',
  ', held': ', wstępnie',
  'Times are in Warsaw time. Arrow keys move between times and up to the days, Enter opens one, Page Up and Page Down change the week. A visit can be dragged to another time: its owner is asked; without an account it moves at once.':
    'Godziny są w czasie warszawskim. Strzałki przenoszą między godzinami i w górę do dni, Enter otwiera wybraną, Page Up i Page Down zmieniają tydzień. Wizytę można przeciągnąć na inną godzinę: opiekun dostanie prośbę, a wizyta bez konta przenosi się od razu.',
  ...LEGEND,
  ...CELLS,
} as const satisfies Catalogue;
