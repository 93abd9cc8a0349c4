// What My Pets says once something is pressed.

export {
  ERRORS_IN_POLISH,
  IMAGE_ERRORS_IN_POLISH,
  PET_ADDED_IN_POLISH,
  PET_ERRORS_IN_POLISH,
  PETS_ERRORS_IN_POLISH,
  SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
export { WEIGHT_QUESTION_IN_POLISH } from '@veto/shared-data/health';
export { PET_CHECKS_IN_POLISH, PET_REFUSALS_IN_POLISH } from '@veto/shared-data/pets';
export { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH, NUMBER_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
export { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
export { READING_IN_POLISH } from '@veto/shared-ui/reading-dialog';
export { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
export { HEALTH_ARTICLES_IN_POLISH } from './health-tip.pl.ts';
export { PET_FORM_IN_POLISH } from './pet-form.pl.ts';
