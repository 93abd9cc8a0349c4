import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { ACCESS_IN_POLISH } from '../access/access.pl.ts';
import { CARED_PETS_IN_POLISH } from '../household/cared-pets.pl.ts';
import { ROLES_IN_POLISH } from '../household/roles.pl.ts';
import { HEALTH_TIPS_IN_POLISH } from './health-tips.pl.ts';
import { PET_LOOKS_IN_POLISH } from './pet-looks.pl.ts';
import { PETS_PAGE_IN_POLISH } from './pets.pl.ts';

// What My Pets shows.
addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...PETS_PAGE_IN_POLISH,
  ...HEALTH_TIPS_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...PETS_IN_POLISH,
  ...CARED_PETS_IN_POLISH,
  ...ROLES_IN_POLISH,
  ...ACCESS_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "pets-later-pl" */ './pets-later.pl.ts'));
