import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { JOIN_IN_POLISH } from './join.pl.ts';
import { RIGHTS_IN_POLISH } from './rights.pl.ts';
import { ROLES_IN_POLISH } from './roles.pl.ts';

// What an opened invitation shows.
addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...JOIN_IN_POLISH,
  ...RIGHTS_IN_POLISH,
  ...ROLES_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "household-join-later-pl" */ './join-later.pl.ts'));
