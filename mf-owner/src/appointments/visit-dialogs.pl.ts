// What is said once something is pressed on a page about an owner's visits: dialogs, what came of it, and refusals.

export { NOTES_IN_POLISH } from '@veto/shared-data/appointments';
export {
  CALENDAR_LINK_ERRORS_IN_POLISH,
  CALENDAR_LINK_SUCCESS_IN_POLISH,
  EARLIER_MESSAGES_IN_POLISH,
  EARLIER_REFUSALS_IN_POLISH,
  IMAGE_ERRORS_IN_POLISH,
  OWN_VISIT_ERRORS_IN_POLISH,
  OWN_VISIT_REFUSALS_IN_POLISH,
  OWN_VISIT_SUCCESS_IN_POLISH,
  PET_ADDED_IN_POLISH,
  PROFILE_ERRORS_IN_POLISH,
  PROFILE_SUCCESS_IN_POLISH,
  SIGN_OUT_ERRORS_IN_POLISH,
  SIGN_OUT_SUCCESS_IN_POLISH,
  SUCCESS_IN_POLISH,
  TIME_REFUSALS_IN_POLISH,
  VISIT_ERRORS_IN_POLISH,
  VISIT_REFUSALS_IN_POLISH,
  VISIT_SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
export { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH, NAME_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
export { CALENDAR_LINK_IN_POLISH } from '@veto/shared-ui/calendar-link';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
export { EDIT_FORM_IN_POLISH } from '@veto/shared-ui/edit-form';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
export { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
export { READING_IN_POLISH } from '@veto/shared-ui/reading-dialog';

import type { Catalogue } from '@veto/slice-kit';

export { FREE_TIMES_IN_POLISH } from '../booking/free-times.pl.ts';
export { OWN_CALENDAR_LINK_IN_POLISH } from '../calendar-link/own-calendar-link.pl.ts';
export { EARLIER_IN_POLISH } from '../earlier/earlier.pl.ts';
export { REVIEW_IN_POLISH } from './review.pl.ts';

export const MOVING = {
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

export const DIALOGS = {
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
