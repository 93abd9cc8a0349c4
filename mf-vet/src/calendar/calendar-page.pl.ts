import { fetchLateWords } from '@veto/shared-ui/late-part';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { addVisitAnswers, VISIT_PAGES_IN_POLISH } from '../visits/visit-pages.pl.ts';
import { CALENDAR_IN_POLISH } from './calendar.pl.ts';

addWords('pl', {
  ...CALENDAR_IN_POLISH,
  ...VISIT_PAGES_IN_POLISH,
});
addVisitAnswers();
addWordsLater('pl', () => import(/* webpackChunkName: "calendar-answers-pl" */ './calendar-answers.pl.ts'));
// Pet owners get the landing page.
fetchLateWords(import(/* webpackChunkName: "for-vets-pl" */ '../for-vets/for-vets-page.pl.ts'));
