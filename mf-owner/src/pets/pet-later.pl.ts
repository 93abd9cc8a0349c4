import {
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
import {
  RECORD_CHECKS_IN_POLISH,
  RECORD_REFUSALS_IN_POLISH,
  WEIGHT_QUESTION_IN_POLISH,
} from '@veto/shared-data/health';
import { PET_CHECKS_IN_POLISH, PET_REFUSALS_IN_POLISH } from '@veto/shared-data/pets';
import { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH, NUMBER_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { EDIT_FORM_IN_POLISH } from '@veto/shared-ui/edit-form';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
import { CARE_IN_POLISH } from '../household/care.pl.ts';
import { CARED_PET_IN_POLISH } from '../household/cared-pet.pl.ts';
import { HOUSEHOLD_IN_POLISH } from '../household/household.pl.ts';
import { INVITING_IN_POLISH } from '../household/invite.pl.ts';
import { RIGHTS_IN_POLISH } from '../household/rights.pl.ts';
import { ROLES_IN_POLISH } from '../household/roles.pl.ts';
import { PASSPORT_CARD_IN_POLISH } from '../passport/passport-card.pl.ts';
import { PASSPORT_LINKS_IN_POLISH } from '../passport/passport-links.pl.ts';
import { LEAVE_PET_IN_POLISH } from './leave-pet.pl.ts';
import { PET_FORM_IN_POLISH } from './pet-form.pl.ts';

/** What it says on another tab, to a carer, and once something is pressed. */
export default {
  ...PET_FORM_IN_POLISH,
  ...LEAVE_PET_IN_POLISH,
  ...KEPT_NOTE_IN_POLISH,
  ...HOUSEHOLD_IN_POLISH,
  ...INVITING_IN_POLISH,
  ...RIGHTS_IN_POLISH,
  ...ROLES_IN_POLISH,
  ...CARE_IN_POLISH,
  ...CARED_PET_IN_POLISH,
  ...PASSPORT_CARD_IN_POLISH,
  ...PASSPORT_LINKS_IN_POLISH,
  ...PET_CHECKS_IN_POLISH,
  ...PET_REFUSALS_IN_POLISH,
  ...WEIGHT_QUESTION_IN_POLISH,
  ...RECORD_CHECKS_IN_POLISH,
  ...RECORD_REFUSALS_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...NUMBER_CHECKS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PET_ERRORS_IN_POLISH,
  ...IMAGE_ERRORS_IN_POLISH,
  ...RECORD_ERRORS_IN_POLISH,
  ...PASSPORT_ERRORS_IN_POLISH,
  ...SUCCESS_IN_POLISH,
  ...PET_SUCCESS_IN_POLISH,
  ...RECORD_SUCCESS_IN_POLISH,
  ...HOUSEHOLD_MESSAGES_IN_POLISH,
  ...HOUSEHOLD_REFUSALS_IN_POLISH,
  ...CARE_MESSAGES_IN_POLISH,
  ...CARE_REFUSALS_IN_POLISH,
  ...DATES_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...EDIT_FORM_IN_POLISH,
} satisfies Catalogue;
