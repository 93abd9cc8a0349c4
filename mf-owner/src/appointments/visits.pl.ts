import { PETS_IN_POLISH, SPECIALTIES_IN_POLISH } from '@veto/shared-data/vocabulary';
import { STATUSES_IN_POLISH } from '@veto/shared-ui/appointment-status-badge';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import type { Catalogue } from '@veto/slice-kit';
import { CANCEL_REASONS_IN_POLISH, VISIT_REASONS_IN_POLISH } from './chosen-reasons.pl.ts';

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
  'Write a review': 'Napisz opinię',
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
} as const satisfies Catalogue;

export const TICKETS_IN_POLISH = {
  ...NEAR_DAYS_IN_POLISH,
  ...ACTIONS,
  ...PEOPLE_OF_VISITS_IN_POLISH,
  ...MOVES,
  ...CANCEL_REASONS_IN_POLISH,
  ...VISIT_REASONS_IN_POLISH,
  ...PETS_IN_POLISH,
  ...SPECIALTIES_IN_POLISH,
  ...STATUSES_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
} as const satisfies Catalogue;

export const NO_VISITS_IN_POLISH = {
  'In memory of {pet}. This visit is still booked. Cancel it if you no longer need it.':
    '{pet}: w pamięci. Ta wizyta jest nadal zarezerwowana. Odwołaj ją, jeśli nie jest już potrzebna.',
  'Still booked': 'Nadal zarezerwowana',
  'No upcoming appointments': 'Brak nadchodzących wizyt',
  'Find a veterinarian and choose a free time: it takes a minute.':
    'Znajdź weterynarza i wybierz wolny termin: to zajmie minutę.',
} as const satisfies Catalogue;
