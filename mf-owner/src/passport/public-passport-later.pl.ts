import { ERRORS_IN_POLISH, PASSPORT_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { FOUND_REFUSALS_IN_POLISH } from '@veto/shared-data/passport';
import { CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import type { Catalogue } from '@veto/slice-kit';

/** What it says once something is pressed. */
export default {
  ...FOUND_REFUSALS_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PASSPORT_ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
} satisfies Catalogue;
