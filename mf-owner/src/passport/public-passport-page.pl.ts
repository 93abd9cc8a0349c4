import { ERRORS_IN_POLISH, PASSPORT_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { FOUND_REFUSALS_IN_POLISH } from '@veto/shared-data/passport';
import { CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords } from '@veto/slice-kit';
import { PET_LOOKS_IN_POLISH } from '../pets/pet-form.pl.ts';
import { MISSING_IN_POLISH, PASSPORT_CARD_IN_POLISH, PUBLIC_PASSPORT_IN_POLISH } from './passport.pl.ts';

// All that an opened passport may say.
addWords('pl', {
  ...PASSPORT_CARD_IN_POLISH,
  ...MISSING_IN_POLISH,
  ...PUBLIC_PASSPORT_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...PETS_IN_POLISH,
  ...FOUND_REFUSALS_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PASSPORT_ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
});
