import { STATUSES_IN_POLISH } from '@veto/shared-ui/appointment-status-badge';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import type { Catalogue } from '@veto/slice-kit';
import { REASONS_IN_POLISH } from './reasons.pl.ts';

const REQUESTS = {
  Move: 'Przełóż',
  'Propose another time': 'Zaproponuj inny termin',
  '{day} at {time}': '{day} o {time}',
  'You asked to move this visit to {day} at {time}. {client} has not answered yet.':
    'Prośba o przełożenie tej wizyty na {day} o {time} czeka na odpowiedź: {client}.',
  'Withdrawing...': 'Wycofywanie...',
  Withdraw: 'Wycofaj',
  '{client} asks to move this visit to {day} at {time}': 'Prośba o przełożenie tej wizyty na {day} o {time}: {client}',
  'Accept new time': 'Przyjmij nowy termin',
  'Keep current time': 'Zostaw obecny termin',
  'Asks to move': 'Prośba',
  'Asks for {when}': 'Prośba o termin: {when}',
  'You proposed {when}. {client} has not answered yet.': 'Twoja propozycja: {when}. Czeka na odpowiedź: {client}.',
};

export const VISIT_IN_POLISH = {
  'Unknown client': 'Nieznany klient',
  '{pet} has died. This visit is still booked.': '{pet} nie żyje. Ta wizyta jest nadal zarezerwowana.',
  'Mark Complete': 'Zakończ wizytę',
  'Mark Complete: {whose}': 'Zakończ wizytę: {whose}',
  'Mark Complete from {time}': 'Wizytę można zakończyć od {time}',
  'Mark Complete from {day}, {time}': 'Wizytę można zakończyć od: {day}, {time}',
  Answer: 'Odpowiedz',
  'Answer: {client}': 'Odpowiedz: {client}',
  'Cancel{visit}': 'Odwołaj{visit}',
  'Cancel: {client}': 'Odwołaj: {client}',
  'Visit and health record': 'Wizyta i karta zdrowia',
  'Visit and health record: {pet}': 'Wizyta i karta zdrowia: {pet}',
  'Online, as a guest': 'Przez internet, bez konta',
  'By phone': 'Telefonicznie',
  'Write to the owner': 'Napisz do opiekuna',
  'Write to the owner: {client}': 'Napisz do opiekuna: {client}',
  'Call {name}, {phone}': 'Zadzwoń: {name}, {phone}',
  'Reason for Visit': 'Powód wizyty',
  'Cancelled by the owner': 'Odwołana przez opiekuna',
  'Reason for cancelling': 'Powód odwołania',
  'Visit note': 'Notatka z wizyty',
  'Edit visit note': 'Edytuj notatkę',
  'Add visit note': 'Dodaj notatkę',
  ...REASONS_IN_POLISH,
  ...REQUESTS,
  ...STATUSES_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
} as const satisfies Catalogue;

export const VISIT_LISTS_IN_POLISH = {
  Appointments: 'Wizyty',
  'The visits that pet owners booked with you.': 'Wizyty umówione u Ciebie przez opiekunów.',
  'Week view': 'Widok tygodnia',
  'No appointments yet': 'Nie ma jeszcze wizyt',
  'Pet owners can book you once your profile is complete and your working hours are set.':
    'Opiekunowie mogą umawiać wizyty, gdy profil jest uzupełniony i są podane godziny pracy.',
  'Manage Your Profile': 'Profil lekarza',
  'Upcoming ({count})': 'Nadchodzące ({count})',
  'Past ({count})': 'Minione ({count})',
  Clients: 'Klienci',
  'Search visits': 'Szukaj wizyt',
  'Pet, owner or reason': 'Zwierzę, opiekun lub powód',
  Day: 'Dzień',
  'Days with visits': 'Dni z wizytami',
  All: 'Wszystkie',
  'To close ({count})': 'Do zakończenia ({count})',
  'Their time is over. Mark each complete, or cancel it with a reason.':
    'Ich czas już minął. Zakończ każdą albo odwołaj, podając powód.',
  'Show more': 'Pokaż więcej',
  'Today, {day}': 'Dziś, {day}',
  'No visits found': 'Nie znaleziono wizyt',
  'No past visit fits this search.': 'Żadna miniona wizyta nie pasuje do wyszukiwania.',
  'No upcoming visit fits this search.': 'Żadna nadchodząca wizyta nie pasuje do wyszukiwania.',
  'Clear search': 'Wyczyść wyszukiwanie',
  'No past appointments': 'Nie ma minionych wizyt',
  'No upcoming appointments': 'Nie ma nadchodzących wizyt',
  'Completed and cancelled visits stand here.': 'Tu będą wizyty zakończone i odwołane.',
  'New bookings stand here as soon as they are made.': 'Nowe wizyty pojawią się tu od razu po umówieniu.',
  '{count} photo': '{count} zdjęcie',
  '{count} photos': {
    one: '{count} zdjęcie',
    few: '{count} zdjęcia',
    many: '{count} zdjęć',
    other: '{count} zdjęcia',
  },
  ...VISIT_IN_POLISH,
  ...DATES_IN_POLISH,
} as const satisfies Catalogue;

export const VISIT_PAGE_IN_POLISH = {
  Appointment: 'Wizyta',
  Appointments: 'Wizyty',
  'Back to Appointments': 'Wróć do wizyt',
  'Appointment not found': 'Nie ma takiej wizyty',
  'There is no such visit among yours. It may belong to another account.':
    'Wśród Twoich wizyt nie ma takiej. Może należeć do innego konta.',
  ...VISIT_IN_POLISH,
} as const satisfies Catalogue;
