import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { FOR_VETS_IN_POLISH } from '../for-vets/for-vets.pl.ts';
import { HOURS_IN_POLISH } from '../hours/hours.pl.ts';
import { LICENCE_IN_POLISH } from '../licence/licence.pl.ts';
import { PREVIEW_IN_POLISH } from '../manage/manage.pl.ts';
import { OFFER_IN_POLISH } from '../offer/offer.pl.ts';
import { COMPLETION_IN_POLISH, PHOTO_IN_POLISH } from '../profile/profile.pl.ts';
import { VISIT_TYPES_IN_POLISH } from '../visit-types/visit-types.pl.ts';
import { ONBOARDING_IN_POLISH } from './onboarding.pl.ts';

addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...FOR_VETS_IN_POLISH,
  ...COMPLETION_IN_POLISH,
  ...OFFER_IN_POLISH,
  ...VISIT_TYPES_IN_POLISH,
  ...HOURS_IN_POLISH,
  ...PHOTO_IN_POLISH,
  ...LICENCE_IN_POLISH,
  ...PREVIEW_IN_POLISH,
  ...ONBOARDING_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "practice-answers-pl" */ '../for-vets/practice-answers.pl.ts'));
