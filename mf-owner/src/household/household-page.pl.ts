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
import { SHOW_MORE_IN_POLISH } from '@veto/shared-ui/show-more';
import { addWords } from '@veto/slice-kit';
import { KEPT_NOTE_IN_POLISH } from '../dialog-address/kept-note.pl.ts';
import { CARED_PETS_IN_POLISH } from './cared-pets.pl.ts';
import { HOUSEHOLD_IN_POLISH, RIGHTS_IN_POLISH } from './household.pl.ts';
import { ROLES_IN_POLISH } from './roles.pl.ts';

// All that the household may say.
addWords('pl', {
  ...HOUSEHOLD_IN_POLISH,
  ...RIGHTS_IN_POLISH,
  ...ROLES_IN_POLISH,
  ...HOUSEHOLD_MESSAGES_IN_POLISH,
  ...HOUSEHOLD_REFUSALS_IN_POLISH,
  ...KEPT_NOTE_IN_POLISH,
  ...CARED_PETS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...DATES_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PETS_ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...SHOW_MORE_IN_POLISH,
});
