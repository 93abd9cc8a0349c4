import { ERRORS_IN_POLISH, HOUSEHOLD_MESSAGES_IN_POLISH, HOUSEHOLD_REFUSALS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import type { Catalogue } from '@veto/slice-kit';

/** What it says once something is pressed. */
export default {
  ...ERRORS_IN_POLISH,
  ...HOUSEHOLD_MESSAGES_IN_POLISH,
  ...HOUSEHOLD_REFUSALS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
} satisfies Catalogue;
