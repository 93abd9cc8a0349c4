import { ERRORS_IN_POLISH, HOUSEHOLD_MESSAGES_IN_POLISH, HOUSEHOLD_REFUSALS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords } from '@veto/slice-kit';
import { JOIN_IN_POLISH, RIGHTS_IN_POLISH } from './household.pl.ts';
import { ROLES_IN_POLISH } from './roles.pl.ts';

// All that an opened invitation may say.
addWords('pl', {
  ...JOIN_IN_POLISH,
  ...RIGHTS_IN_POLISH,
  ...ROLES_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...HOUSEHOLD_MESSAGES_IN_POLISH,
  ...HOUSEHOLD_REFUSALS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
});
