export {
  ACCOUNT_MESSAGES_IN_POLISH,
  ADDRESS_MESSAGES_IN_POLISH,
} from './account-catalogue.pl.ts';
export { ACCOUNT_ERRORS, ACCOUNT_SUCCESS } from './account-catalogue.ts';
export { CALENDAR_LINK_ERRORS_IN_POLISH } from './calendar-link-catalogue.pl.ts';
export { CALENDAR_LINK_ERRORS } from './calendar-link-catalogue.ts';
export {
  MESSAGES_IN_POLISH,
  NOTIFICATIONS_IN_POLISH,
} from './correspondence-catalogue.pl.ts';
export { CORRESPONDENCE_ERRORS, CORRESPONDENCE_SUCCESS } from './correspondence-catalogue.ts';
export { EARLIER_MESSAGES_IN_POLISH } from './earlier-catalogue.pl.ts';
export { EARLIER_ERRORS, EARLIER_SUCCESS } from './earlier-catalogue.ts';
export {
  BOOKING_ERRORS_IN_POLISH,
  IMAGE_ERRORS_IN_POLISH,
  OWN_VISIT_ERRORS_IN_POLISH,
  PASSPORT_ERRORS_IN_POLISH,
  PET_ERRORS_IN_POLISH,
  PROFILE_ERRORS_IN_POLISH,
  RECORD_ERRORS_IN_POLISH,
  SIGN_IN_ERRORS_IN_POLISH,
  SIGN_OUT_ERRORS_IN_POLISH,
  VISIT_ERRORS_IN_POLISH,
  WORKING_HOURS_ERRORS_IN_POLISH,
} from './error-catalogue.pl.ts';
/** What the visitor sees when something fails. Of a namespace, a page gets only the messages that its slice names. */
export * as ERRORS from './error-catalogue.ts';
export {
  CARE_MESSAGES_IN_POLISH,
  CARE_REFUSALS_IN_POLISH,
  HOUSEHOLD_MESSAGES_IN_POLISH,
  HOUSEHOLD_REFUSALS_IN_POLISH,
} from './household-catalogue.pl.ts';
export { HOUSEHOLD_ERRORS, HOUSEHOLD_SUCCESS } from './household-catalogue.ts';
export { INVITATION_ERRORS_IN_UKRAINIAN } from './invitations.uk.ts';
export { type Message, messageOf, withNames, withReason } from './message.ts';
export { PRACTICE_IN_POLISH } from './practice-catalogue.pl.ts';
export { PRACTICE_ERRORS, PRACTICE_SUCCESS } from './practice-catalogue.ts';
export { PRACTICE_READING_IN_POLISH } from './practice-reading.pl.ts';
export {
  ERRORS_IN_POLISH,
  PETS_ERRORS_IN_POLISH,
  VETERINARIAN_ERRORS_IN_POLISH,
  VISITS_ERRORS_IN_POLISH,
} from './read-errors.pl.ts';
export { appointmentsFailure, veterinarianFailure, veterinariansFailure } from './read-failure.ts';
export {
  ACCOUNT_CHANGE_REFUSALS_IN_POLISH,
  ACCOUNT_REFUSALS_IN_POLISH,
  BOOKING_REFUSALS_IN_POLISH,
  EARLIER_REFUSALS_IN_POLISH,
  MESSAGE_REFUSALS_IN_POLISH,
  OWN_VISIT_REFUSALS_IN_POLISH,
  SIGN_IN_REFUSALS_IN_POLISH,
  TIME_REFUSALS_IN_POLISH,
  VISIT_REFUSALS_IN_POLISH,
} from './refusals.pl.ts';
export { SAVED_MESSAGES_IN_POLISH } from './saved-catalogue.pl.ts';
export { SAVED_ERRORS, SAVED_SUCCESS } from './saved-catalogue.ts';
export {
  BOOKING_SUCCESS_IN_POLISH,
  CALENDAR_LINK_SUCCESS_IN_POLISH,
  NEW_PROFILE_SUCCESS_IN_POLISH,
  OWN_VISIT_SUCCESS_IN_POLISH,
  PASSPORT_SUCCESS_IN_POLISH,
  PASSWORD_SUCCESS_IN_POLISH,
  PET_ADDED_IN_POLISH,
  PET_SUCCESS_IN_POLISH,
  PRACTICE_VISIT_SUCCESS_IN_POLISH,
  PROFILE_SUCCESS_IN_POLISH,
  RECORD_SUCCESS_IN_POLISH,
  SIGN_IN_SUCCESS_IN_POLISH,
  SIGN_OUT_SUCCESS_IN_POLISH,
  SUCCESS_IN_POLISH,
  VISIT_SUCCESS_IN_POLISH,
} from './success-catalogue.pl.ts';
/** What the visitor sees when something worked: messages, and functions of the names they mention. */
export * as SUCCESS from './success-catalogue.ts';
export {
  ERRORS_IN_UKRAINIAN,
  TIME_REFUSALS_IN_UKRAINIAN,
  VISIT_ERRORS_IN_UKRAINIAN,
  VISIT_REFUSALS_IN_UKRAINIAN,
  VISIT_SUCCESS_IN_UKRAINIAN,
} from './visits.uk.ts';
