import { ERRORS_IN_POLISH, IMAGE_ERRORS_IN_POLISH, PRACTICE_IN_POLISH } from '@veto/shared-data/errors';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';

/** What a practice's pages say once something is pressed. */
export default {
  ...ERRORS_IN_POLISH,
  ...IMAGE_ERRORS_IN_POLISH,
  ...PRACTICE_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
} satisfies Catalogue;
