import {
  IMAGE_ERRORS_IN_POLISH,
  PRACTICE_IN_POLISH,
  PRACTICE_VISIT_SUCCESS_IN_POLISH,
  SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { TIME_OFF_DIALOGS_IN_POLISH } from '../time-off/time-off.pl.ts';
import { VISIT_DIALOGS_IN_POLISH } from '../visits/visit-dialogs.pl.ts';
import { VISIT_IN_POLISH } from '../visits/visits.pl.ts';

/** What the parts of a practice say once something is pressed. */
export default {
  ...IMAGE_ERRORS_IN_POLISH,
  ...PRACTICE_IN_POLISH,
  ...PRACTICE_VISIT_SUCCESS_IN_POLISH,
  ...SUCCESS_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...TIME_OFF_DIALOGS_IN_POLISH,
  ...VISIT_IN_POLISH,
  ...VISIT_DIALOGS_IN_POLISH,
} satisfies Catalogue;
