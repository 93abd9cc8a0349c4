// What it says on another tab, to a carer, and once something is pressed.

export {
  CARE_MESSAGES_IN_POLISH,
  CARE_REFUSALS_IN_POLISH,
  ERRORS_IN_POLISH,
  HOUSEHOLD_MESSAGES_IN_POLISH,
  HOUSEHOLD_REFUSALS_IN_POLISH,
  IMAGE_ERRORS_IN_POLISH,
  PASSPORT_ERRORS_IN_POLISH,
  PET_ERRORS_IN_POLISH,
  PET_SUCCESS_IN_POLISH,
  RECORD_ERRORS_IN_POLISH,
  RECORD_SUCCESS_IN_POLISH,
  SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
export {
  RECORD_CHECKS_IN_POLISH,
  RECORD_REFUSALS_IN_POLISH,
  WEIGHT_QUESTION_IN_POLISH,
} from '@veto/shared-data/health';
export { PET_CHECKS_IN_POLISH, PET_REFUSALS_IN_POLISH } from '@veto/shared-data/pets';
export { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH, NUMBER_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
export { EDIT_FORM_IN_POLISH } from '@veto/shared-ui/edit-form';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
export { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
export { CARE_IN_POLISH } from '../household/care.pl.ts';
export { CARED_PET_IN_POLISH } from '../household/cared-pet.pl.ts';
export { HOUSEHOLD_IN_POLISH } from '../household/household.pl.ts';
export { INVITING_IN_POLISH } from '../household/invite.pl.ts';
export { RIGHTS_IN_POLISH } from '../household/rights.pl.ts';
export { ROLES_IN_POLISH } from '../household/roles.pl.ts';
export { PASSPORT_CARD_IN_POLISH } from '../passport/passport-card.pl.ts';
export { PASSPORT_LINKS_IN_POLISH } from '../passport/passport-links.pl.ts';
export { LEAVE_PET_IN_POLISH } from './leave-pet.pl.ts';
export { PET_FORM_IN_POLISH } from './pet-form.pl.ts';
