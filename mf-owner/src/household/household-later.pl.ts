// What it says once something is pressed.

export {
  ERRORS_IN_POLISH,
  HOUSEHOLD_MESSAGES_IN_POLISH,
  HOUSEHOLD_REFUSALS_IN_POLISH,
  PETS_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
export { DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
export { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
