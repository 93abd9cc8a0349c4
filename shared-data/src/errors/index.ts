export { ACCOUNT_ERRORS, ACCOUNT_SUCCESS } from './account-catalogue.ts';
export { CORRESPONDENCE_ERRORS, CORRESPONDENCE_SUCCESS } from './correspondence-catalogue.ts';
export { EARLIER_ERRORS, EARLIER_SUCCESS } from './earlier-catalogue.ts';
export { ERRORS } from './error-catalogue.ts';
export { HOUSEHOLD_ERRORS, HOUSEHOLD_SUCCESS } from './household-catalogue.ts';
export { type Message, messageOf, withReason } from './message.ts';
export { appointmentsFailure, veterinarianFailure, veterinariansFailure } from './read-failure.ts';
export { SAVED_ERRORS, SAVED_SUCCESS } from './saved-catalogue.ts';
export { SUCCESS } from './success-catalogue.ts';
