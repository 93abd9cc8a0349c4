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
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { STATUSES_IN_POLISH } from '@veto/shared-ui/appointment-status-badge';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { EDIT_FORM_IN_POLISH } from '@veto/shared-ui/edit-form';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
import { addWords } from '@veto/slice-kit';
import { ACCESS_IN_POLISH } from '../access/access.pl.ts';
import { CANCEL_REASONS_IN_POLISH, VISIT_REASONS_IN_POLISH } from '../appointments/chosen-reasons.pl.ts';
import { NEAR_DAYS_IN_POLISH, PEOPLE_OF_VISITS_IN_POLISH } from '../appointments/visits.pl.ts';
import { BACK_LINK_IN_POLISH } from '../back-link/back-link.pl.ts';
import { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
import { HEALTH_FACTS_IN_POLISH, RECORD_IN_POLISH } from '../health/health-record.pl.ts';
import {
  CARE_IN_POLISH,
  CARED_PET_IN_POLISH,
  HOUSEHOLD_IN_POLISH,
  RIGHTS_IN_POLISH,
} from '../household/household.pl.ts';
import { ROLES_IN_POLISH } from '../household/roles.pl.ts';
import { PASSPORT_CARD_IN_POLISH, PASSPORT_LINKS_IN_POLISH } from '../passport/passport.pl.ts';
import { PET_IN_POLISH } from './pet.pl.ts';
import { PET_FORM_IN_POLISH, PET_LOOKS_IN_POLISH } from './pet-form.pl.ts';

// All that the page of one’s own pet, or of one that is cared for, may say.
addWords('pl', {
  ...PET_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...PET_FORM_IN_POLISH,
  ...PETS_IN_POLISH,
  ...HEALTH_FACTS_IN_POLISH,
  ...RECORD_IN_POLISH,
  ...NEAR_DAYS_IN_POLISH,
  ...PEOPLE_OF_VISITS_IN_POLISH,
  ...CANCEL_REASONS_IN_POLISH,
  ...VISIT_REASONS_IN_POLISH,
  ...HOUSEHOLD_IN_POLISH,
  ...RIGHTS_IN_POLISH,
  ...ROLES_IN_POLISH,
  ...HOUSEHOLD_MESSAGES_IN_POLISH,
  ...HOUSEHOLD_REFUSALS_IN_POLISH,
  ...CARE_IN_POLISH,
  ...CARE_MESSAGES_IN_POLISH,
  ...CARE_REFUSALS_IN_POLISH,
  ...CARED_PET_IN_POLISH,
  ...PASSPORT_CARD_IN_POLISH,
  ...PASSPORT_LINKS_IN_POLISH,
  ...ACCESS_IN_POLISH,
  ...BACK_LINK_IN_POLISH,
  ...KEPT_NOTE_IN_POLISH,
  ...PET_CHECKS_IN_POLISH,
  ...PET_REFUSALS_IN_POLISH,
  ...WEIGHT_QUESTION_IN_POLISH,
  ...RECORD_CHECKS_IN_POLISH,
  ...RECORD_REFUSALS_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...NUMBER_CHECKS_IN_POLISH,
  ...DATES_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PET_ERRORS_IN_POLISH,
  ...IMAGE_ERRORS_IN_POLISH,
  ...RECORD_ERRORS_IN_POLISH,
  ...PASSPORT_ERRORS_IN_POLISH,
  ...SUCCESS_IN_POLISH,
  ...PET_SUCCESS_IN_POLISH,
  ...RECORD_SUCCESS_IN_POLISH,
  ...STATUSES_IN_POLISH,
  ...EDIT_FORM_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...PICTURE_BUTTONS_IN_POLISH,
});
