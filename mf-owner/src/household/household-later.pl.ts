import {
  ERRORS_IN_POLISH,
  HOUSEHOLD_MESSAGES_IN_POLISH,
  HOUSEHOLD_REFUSALS_IN_POLISH,
  PETS_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
import { DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
import { INVITING_IN_POLISH } from './invite.pl.ts';

/** What it says once something is pressed. */
export default {
  ...INVITING_IN_POLISH,
  ...KEPT_NOTE_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...DATES_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PETS_ERRORS_IN_POLISH,
  ...HOUSEHOLD_MESSAGES_IN_POLISH,
  ...HOUSEHOLD_REFUSALS_IN_POLISH,
} satisfies Catalogue;
