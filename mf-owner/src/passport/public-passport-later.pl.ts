// What it says once something is pressed.

export { ERRORS_IN_POLISH, PASSPORT_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
export { FOUND_REFUSALS_IN_POLISH } from '@veto/shared-data/passport';
export { CHECKS_IN_POLISH } from '@veto/shared-data/typed';
