import { ERRORS_IN_UKRAINIAN, INVITATION_ERRORS_IN_UKRAINIAN } from '@veto/shared-data/errors';
import { addWords } from '@veto/slice-kit';
import { JOIN_IN_UKRAINIAN, RIGHTS_IN_UKRAINIAN, ROLES_IN_UKRAINIAN } from './join.uk.ts';

// All that an opened invitation says.
addWords('uk', {
  ...JOIN_IN_UKRAINIAN,
  ...RIGHTS_IN_UKRAINIAN,
  ...ROLES_IN_UKRAINIAN,
  ...ERRORS_IN_UKRAINIAN,
  ...INVITATION_ERRORS_IN_UKRAINIAN,
});
