import { addWords, addWordsLater } from '@veto/slice-kit';
import { EMERGENCY_HOURS_IN_POLISH } from '../emergency/emergency-hours.pl.ts';
import { FOR_VETS_IN_POLISH } from '../for-vets/for-vets.pl.ts';
import { HOURS_IN_POLISH } from '../hours/hours.pl.ts';
import { LICENCE_IN_POLISH } from '../licence/licence.pl.ts';
import { OFFER_IN_POLISH, SERVICES_IN_POLISH } from '../offer/offer.pl.ts';
import { COMPLETION_IN_POLISH } from '../profile/completion.pl.ts';
import { PROFILE_IN_POLISH } from '../profile/profile.pl.ts';
import { REVIEWS_IN_POLISH } from '../reviews/reviews.pl.ts';
import { TIME_OFF_IN_POLISH } from '../time-off/time-off.pl.ts';
import { VISIT_TYPES_IN_POLISH } from '../visit-types/visit-types.pl.ts';
import { PREVIEW_IN_POLISH } from './preview.pl.ts';

// What the parts of a practice say, whichever page they are on; and later what they answer.
addWords('pl', {
  ...FOR_VETS_IN_POLISH,
  ...OFFER_IN_POLISH,
  ...VISIT_TYPES_IN_POLISH,
  ...SERVICES_IN_POLISH,
  ...HOURS_IN_POLISH,
  ...EMERGENCY_HOURS_IN_POLISH,
  ...COMPLETION_IN_POLISH,
  ...PROFILE_IN_POLISH,
  ...LICENCE_IN_POLISH,
  ...TIME_OFF_IN_POLISH,
  ...REVIEWS_IN_POLISH,
  ...PREVIEW_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "practice-answers-pl" */ './practice-answers.pl.ts'));
