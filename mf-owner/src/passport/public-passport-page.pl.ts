import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { PET_LOOKS_IN_POLISH } from '../pets/pet-looks.pl.ts';
import { MISSING_IN_POLISH, PASSPORT_CARD_IN_POLISH } from './passport-card.pl.ts';
import { PUBLIC_PASSPORT_IN_POLISH } from './public-passport.pl.ts';

// What an opened passport shows.
addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...PASSPORT_CARD_IN_POLISH,
  ...MISSING_IN_POLISH,
  ...PUBLIC_PASSPORT_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...PETS_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "public-passport-later-pl" */ './public-passport-later.pl.ts'));
