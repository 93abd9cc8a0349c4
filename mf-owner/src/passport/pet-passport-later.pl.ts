// What it says once something is pressed.

export {
  ERRORS_IN_POLISH,
  PASSPORT_ERRORS_IN_POLISH,
  PASSPORT_SUCCESS_IN_POLISH,
  PET_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
export { PASSPORT_REFUSALS_IN_POLISH } from '@veto/shared-data/passport';
export { DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
export { LOST_IN_POLISH } from './own-passport-later.pl.ts';
