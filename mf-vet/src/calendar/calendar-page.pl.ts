import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { addVisitAnswers, VISIT_PAGES_IN_POLISH } from '../visits/visit-pages.pl.ts';
import { CALENDAR_IN_POLISH } from './calendar.pl.ts';

addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...CALENDAR_IN_POLISH,
  ...VISIT_PAGES_IN_POLISH,
});
addVisitAnswers();
addWordsLater('pl', () => import(/* webpackChunkName: "calendar-answers-pl" */ './calendar-answers.pl.ts'));
// Pet owners get the landing page.
addWordsLater('pl', () => import(/* webpackChunkName: "for-vets-pl" */ '../for-vets/for-vets.pl.ts'));
