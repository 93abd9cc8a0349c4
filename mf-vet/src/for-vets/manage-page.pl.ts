import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { EMERGENCY_HOURS_IN_POLISH } from '../emergency/emergency-hours.pl.ts';
import { HOURS_IN_POLISH } from '../hours/hours.pl.ts';
import { LICENCE_IN_POLISH } from '../licence/licence.pl.ts';
import { MANAGE_IN_POLISH } from '../manage/manage.pl.ts';
import { OFFER_IN_POLISH, SERVICES_IN_POLISH } from '../offer/offer.pl.ts';
import { LISTING_IN_POLISH, PROFILE_IN_POLISH } from '../profile/profile.pl.ts';
import { VISIT_TYPES_IN_POLISH } from '../visit-types/visit-types.pl.ts';
import { FOR_VETS_IN_POLISH } from './for-vets.pl.ts';

addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...FOR_VETS_IN_POLISH,
  ...MANAGE_IN_POLISH,
  ...LISTING_IN_POLISH,
  ...OFFER_IN_POLISH,
  ...VISIT_TYPES_IN_POLISH,
  ...SERVICES_IN_POLISH,
  ...HOURS_IN_POLISH,
  ...EMERGENCY_HOURS_IN_POLISH,
  ...PROFILE_IN_POLISH,
  ...LICENCE_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "practice-answers-pl" */ './practice-answers.pl.ts'));
