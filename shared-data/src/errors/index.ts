export { ACCOUNT_ERRORS, ACCOUNT_SUCCESS } from './account-catalogue.ts';
export { CALENDAR_LINK_ERRORS } from './calendar-link-catalogue.ts';
export { CORRESPONDENCE_ERRORS, CORRESPONDENCE_SUCCESS } from './correspondence-catalogue.ts';
export { EARLIER_ERRORS, EARLIER_SUCCESS } from './earlier-catalogue.ts';
/** What the visitor sees when something fails. Of a namespace, a page gets only the messages that its slice names. */
export * as ERRORS from './error-catalogue.ts';
export { HOUSEHOLD_ERRORS, HOUSEHOLD_SUCCESS } from './household-catalogue.ts';
export { type Message, messageOf, withReason } from './message.ts';
export { PRACTICE_IN_POLISH } from './practice-catalogue.pl.ts';
export { PRACTICE_ERRORS, PRACTICE_SUCCESS } from './practice-catalogue.ts';
export { appointmentsFailure, veterinarianFailure, veterinariansFailure } from './read-failure.ts';
export { SAVED_ERRORS, SAVED_SUCCESS } from './saved-catalogue.ts';
/** What the visitor sees when something worked: messages, and functions of the names they mention. */
export * as SUCCESS from './success-catalogue.ts';
