// What it says once something is pressed.

export { ERRORS_IN_POLISH, HOUSEHOLD_MESSAGES_IN_POLISH, HOUSEHOLD_REFUSALS_IN_POLISH } from '@veto/shared-data/errors';
