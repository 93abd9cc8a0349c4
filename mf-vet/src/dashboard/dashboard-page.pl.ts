import { SIGN_OUT_IN_POLISH } from '@veto/shared-ui/sign-out-button';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { FIGURES_IN_POLISH } from '../numbers/numbers.pl.ts';
import { STEPS_IN_POLISH } from '../onboarding/onboarding.pl.ts';
import { PROFILE_IN_POLISH } from '../profile/profile.pl.ts';
import { REVIEWS_IN_POLISH } from '../reviews/reviews.pl.ts';
import { addVisitAnswers, VISIT_PAGES_IN_POLISH } from '../visits/visit-pages.pl.ts';
import { VISIT_IN_POLISH } from '../visits/visits.pl.ts';
import { DASHBOARD_IN_POLISH } from './dashboard.pl.ts';

addWords('pl', {
  ...DASHBOARD_IN_POLISH,
  ...SIGN_OUT_IN_POLISH,
  ...STEPS_IN_POLISH,
  ...FIGURES_IN_POLISH,
  ...PROFILE_IN_POLISH,
  ...REVIEWS_IN_POLISH,
  ...VISIT_IN_POLISH,
  ...VISIT_PAGES_IN_POLISH,
});
addVisitAnswers();
addWordsLater('pl', () => import(/* webpackChunkName: "dashboard-answers-pl" */ './dashboard-answers.pl.ts'));
