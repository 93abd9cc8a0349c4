import {
  EARLIER_MESSAGES_IN_POLISH,
  EARLIER_REFUSALS_IN_POLISH,
  ERRORS_IN_POLISH,
  OWN_VISIT_ERRORS_IN_POLISH,
  OWN_VISIT_REFUSALS_IN_POLISH,
  OWN_VISIT_SUCCESS_IN_POLISH,
  SUCCESS_IN_POLISH,
  TIME_REFUSALS_IN_POLISH,
  VISIT_ERRORS_IN_POLISH,
  VISIT_REFUSALS_IN_POLISH,
  VISIT_SUCCESS_IN_POLISH,
  VISITS_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
import { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { PETS_IN_POLISH, SPECIALTIES_IN_POLISH } from '@veto/shared-data/vocabulary';
import { STATUSES_IN_POLISH } from '@veto/shared-ui/appointment-status-badge';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import { READING_IN_POLISH } from '@veto/shared-ui/reading-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { FREE_TIMES_IN_POLISH } from '../booking/free-times.pl.ts';
import { EARLIER_IN_POLISH } from '../earlier/earlier.pl.ts';
import { CANCEL_REASONS_IN_POLISH, VISIT_REASONS_IN_POLISH } from './chosen-reasons.pl.ts';
import { REVIEW_IN_POLISH } from './review.pl.ts';

/** Days as sentences have them. */
export const NEAR_DAYS_IN_POLISH = {
  '{day} at {time}': '{day} o {time}',
  today: 'dzisiaj',
  tomorrow: 'jutro',
  'in two days': 'za dwa dni',
  'in three days': 'za trzy dni',
  'in four days': 'za cztery dni',
  'in five days': 'za pięć dni',
  'in six days': 'za sześć dni',
  'on {weekday}': '{weekday}',
} as const satisfies Catalogue;

const ACTIONS = {
  Reschedule: 'Przełóż',
  Details: 'Szczegóły',
  'of the visit to {doctor}': 'wizyty: {doctor}',
  Directions: 'Trasa',
  'Add to calendar': 'Dodaj do kalendarza',
  'Tell me if something earlier comes free': 'Powiadom mnie o wcześniejszym terminie',
  'Cancel{visit}': 'Odwołaj{visit}',
  'View Details': 'Szczegóły',
  'Book the follow-up': 'Umów kontrolę',
  'Book again': 'Umów ponownie',
  'with {doctor}': '– {doctor}',
} as const satisfies Catalogue;

/** Who cancelled a visit, and a veterinarian whose profile is gone. */
export const PEOPLE_OF_VISITS_IN_POLISH = {
  'Cancelled by the practice': 'Odwołana przez lecznicę',
  'Cancelled by you': 'Odwołana przez Ciebie',
  'Dr. Unknown': 'Nieznany lekarz',
} as const satisfies Catalogue;

const MOVES = {
  'The veterinarian cannot keep this time. Press “Reschedule” to choose another one: the visit stays booked until you do.':
    'Lekarz nie może przyjąć w tym terminie. Naciśnij „Przełóż” i wybierz inny: do tego czasu wizyta pozostaje umówiona.',
  'You asked to move this to {day} at {time}. Both times are held until {doctor} answers.':
    'Proponowany przez Ciebie termin: {day} o {time}. Oba terminy są zajęte do czasu odpowiedzi: {doctor}.',
  Withdraw: 'Wycofaj',
  'Withdrawing...': 'Wycofywanie...',
  'The veterinarian asks to move this visit to {day} at {time}':
    'Lekarz prosi o przełożenie wizyty. Nowy termin: {day} o {time}',
  'Accept new time': 'Przyjmij nowy termin',
  'Accept new time: {pet}': 'Przyjmij nowy termin: {pet}',
  'Keep current time': 'Zachowaj obecny termin',
  'Keep current time: {pet}': 'Zachowaj obecny termin: {pet}',
  'Reschedule Appointment': 'Przełożenie wizyty',
  'Move now': 'Przełóż teraz',
  'Moving...': 'Przekładanie...',
  'Request reschedule': 'Poproś o zmianę terminu',
  'Sending...': 'Wysyłanie...',
  'Your appointment with {doctor} for {pet} is on {day} at {time}.':
    'Obecny termin: {day} o {time}. Lekarz: {doctor}. Zwierzę: {pet}.',
  'Choose another free time and move it now. You may also ask first: the veterinarian confirms the new time, and until then your appointment stays as it is.':
    'Wybierz inny wolny termin i przełóż wizytę od razu. Możesz też najpierw zapytać: lekarz potwierdzi nowy termin, a do tego czasu wizyta pozostanie bez zmian.',
  'Propose another time: the veterinarian confirms it, and until then your appointment stays as it is.':
    'Zaproponuj inny termin: lekarz go potwierdzi, a do tego czasu wizyta pozostanie bez zmian.',
  'Proposed date and time': 'Nowy termin',
  'Please choose a new time': 'Wybierz nowy termin',
} as const satisfies Catalogue;

const DIALOGS = {
  'Cancel Appointment': 'Odwołanie wizyty',
  'Yes, Cancel': 'Tak, odwołaj',
  'Keep Appointment': 'Nie odwołuj',
  'Are you sure you want to cancel your appointment with {doctor} for {pet} on {day} at {time}? This action cannot be undone.':
    'Na pewno odwołać tę wizytę? Termin: {day} o {time}. Lekarz: {doctor}. Zwierzę: {pet}. Tego nie można cofnąć.',
  'Appointment Details': 'Szczegóły wizyty',
  'Date & Time': 'Termin',
  Veterinarian: 'Lekarz',
  Pet: 'Zwierzę',
  Location: 'Miejsce',
  'Reason for Visit': 'Powód wizyty',
  'Treatment Summary': 'Zalecenia po wizycie',
  'A detailed report of the treatment was shared with you by email after the visit.':
    'Szczegółowe zalecenia zostały wysłane e-mailem po wizycie.',
} as const satisfies Catalogue;

/** What a ticket of an owner says, and every dialog that it opens. */
export const VISITS_IN_POLISH = {
  ...NEAR_DAYS_IN_POLISH,
  ...ACTIONS,
  ...PEOPLE_OF_VISITS_IN_POLISH,
  ...MOVES,
  ...DIALOGS,
  ...EARLIER_IN_POLISH,
  ...CANCEL_REASONS_IN_POLISH,
  ...VISIT_REASONS_IN_POLISH,
  ...REVIEW_IN_POLISH,
  ...FREE_TIMES_IN_POLISH,
  ...PETS_IN_POLISH,
  ...SPECIALTIES_IN_POLISH,
  ...STATUSES_IN_POLISH,
  ...DATES_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...READING_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...SUCCESS_IN_POLISH,
  ...VISITS_ERRORS_IN_POLISH,
  ...VISIT_ERRORS_IN_POLISH,
  ...VISIT_SUCCESS_IN_POLISH,
  ...VISIT_REFUSALS_IN_POLISH,
  ...OWN_VISIT_ERRORS_IN_POLISH,
  ...OWN_VISIT_SUCCESS_IN_POLISH,
  ...OWN_VISIT_REFUSALS_IN_POLISH,
  ...TIME_REFUSALS_IN_POLISH,
  ...EARLIER_MESSAGES_IN_POLISH,
  ...EARLIER_REFUSALS_IN_POLISH,
} as const satisfies Catalogue;

/** Where there is no visit to come. */
export const NO_VISITS_IN_POLISH = {
  'No upcoming appointments': 'Brak nadchodzących wizyt',
  'Find a veterinarian and choose a free time: it takes a minute.':
    'Znajdź weterynarza i wybierz wolny termin: to zajmie minutę.',
} as const satisfies Catalogue;
