import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { SHOW_MORE_IN_POLISH } from '@veto/shared-ui/show-more';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { CARED_PETS_IN_POLISH } from './cared-pets.pl.ts';
import { HOUSEHOLD_IN_POLISH } from './household.pl.ts';
import { INVITING_IN_POLISH } from './invite.pl.ts';
import { RIGHTS_IN_POLISH } from './rights.pl.ts';
import { ROLES_IN_POLISH } from './roles.pl.ts';

// What the household shows.
addWords('pl', {
  ...INVITING_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...HOUSEHOLD_IN_POLISH,
  ...RIGHTS_IN_POLISH,
  ...ROLES_IN_POLISH,
  ...CARED_PETS_IN_POLISH,
  ...SHOW_MORE_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "household-later-pl" */ './household-later.pl.ts'));
