// What came of a booking, and of saving a vet.

export {
  BOOKING_ERRORS_IN_POLISH,
  BOOKING_REFUSALS_IN_POLISH,
  BOOKING_SUCCESS_IN_POLISH,
  OWN_VISIT_ERRORS_IN_POLISH,
  SAVED_MESSAGES_IN_POLISH,
  TIME_REFUSALS_IN_POLISH,
} from '@veto/shared-data/errors';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
