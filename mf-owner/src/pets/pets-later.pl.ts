import {
  ERRORS_IN_POLISH,
  IMAGE_ERRORS_IN_POLISH,
  PET_ADDED_IN_POLISH,
  PET_ERRORS_IN_POLISH,
  PETS_ERRORS_IN_POLISH,
  SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
import { WEIGHT_QUESTION_IN_POLISH } from '@veto/shared-data/health';
import { PET_CHECKS_IN_POLISH, PET_REFUSALS_IN_POLISH } from '@veto/shared-data/pets';
import { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH, NUMBER_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
import { READING_IN_POLISH } from '@veto/shared-ui/reading-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
import { HEALTH_ARTICLES_IN_POLISH } from './health-tip.pl.ts';
import { PET_FORM_IN_POLISH } from './pet-form.pl.ts';

/** What My Pets says once something is pressed. */
export default {
  ...HEALTH_ARTICLES_IN_POLISH,
  ...PET_FORM_IN_POLISH,
  ...KEPT_NOTE_IN_POLISH,
  ...PET_CHECKS_IN_POLISH,
  ...PET_REFUSALS_IN_POLISH,
  ...WEIGHT_QUESTION_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...NUMBER_CHECKS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PETS_ERRORS_IN_POLISH,
  ...PET_ERRORS_IN_POLISH,
  ...IMAGE_ERRORS_IN_POLISH,
  ...SUCCESS_IN_POLISH,
  ...PET_ADDED_IN_POLISH,
  ...DATES_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...PICTURE_BUTTONS_IN_POLISH,
  ...READING_IN_POLISH,
} satisfies Catalogue;
