import {
  ERRORS_IN_POLISH,
  PASSPORT_ERRORS_IN_POLISH,
  PASSPORT_SUCCESS_IN_POLISH,
  PET_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
import { PASSPORT_REFUSALS_IN_POLISH } from '@veto/shared-data/passport';
import { DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { LOST_IN_POLISH } from './own-passport-later.pl.ts';

/** What it says once something is pressed. */
export default {
  ...LOST_IN_POLISH,
  ...PASSPORT_REFUSALS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...DATES_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PET_ERRORS_IN_POLISH,
  ...PASSPORT_ERRORS_IN_POLISH,
  ...PASSPORT_SUCCESS_IN_POLISH,
} satisfies Catalogue;
