import {
  ERRORS_IN_POLISH,
  PASSPORT_ERRORS_IN_POLISH,
  PASSPORT_SUCCESS_IN_POLISH,
  PET_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
import { PASSPORT_REFUSALS_IN_POLISH } from '@veto/shared-data/passport';
import { DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import { addWords } from '@veto/slice-kit';
import { ACCESS_IN_POLISH } from '../access/access.pl.ts';
import { BACK_LINK_IN_POLISH } from '../back-link/back-link.pl.ts';
import { PET_LOOKS_IN_POLISH } from '../pets/pet-form.pl.ts';
import {
  MISSING_IN_POLISH,
  OWN_PASSPORT_IN_POLISH,
  PASSPORT_CARD_IN_POLISH,
  PASSPORT_LINKS_IN_POLISH,
  TRAVEL_IN_POLISH,
} from './passport.pl.ts';

// All that the passport of one’s own pet may say.
addWords('pl', {
  ...PASSPORT_CARD_IN_POLISH,
  ...MISSING_IN_POLISH,
  ...PASSPORT_LINKS_IN_POLISH,
  ...OWN_PASSPORT_IN_POLISH,
  ...TRAVEL_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...PETS_IN_POLISH,
  ...ACCESS_IN_POLISH,
  ...BACK_LINK_IN_POLISH,
  ...PASSPORT_REFUSALS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...DATES_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PET_ERRORS_IN_POLISH,
  ...PASSPORT_ERRORS_IN_POLISH,
  ...PASSPORT_SUCCESS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
});
