import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { ACCESS_IN_POLISH } from '../access/access.pl.ts';
import { BACK_LINK_IN_POLISH } from '../back-link/back-link.pl.ts';
import { PET_LOOKS_IN_POLISH } from '../pets/pet-looks.pl.ts';
import { OWN_PASSPORT_IN_POLISH, TRAVEL_IN_POLISH } from './own-passport.pl.ts';
import { MISSING_IN_POLISH, PASSPORT_CARD_IN_POLISH } from './passport-card.pl.ts';
import { PASSPORT_LINKS_IN_POLISH } from './passport-links.pl.ts';

// What the passport of one’s own pet shows.
addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...PASSPORT_CARD_IN_POLISH,
  ...MISSING_IN_POLISH,
  ...PASSPORT_LINKS_IN_POLISH,
  ...OWN_PASSPORT_IN_POLISH,
  ...TRAVEL_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...PETS_IN_POLISH,
  ...ACCESS_IN_POLISH,
  ...BACK_LINK_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "pet-passport-later-pl" */ './pet-passport-later.pl.ts'));
