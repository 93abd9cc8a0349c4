import { NOTES_IN_POLISH } from '@veto/shared-data/appointments';
import { ERRORS_IN_POLISH, VISIT_ERRORS_IN_POLISH, VISITS_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { addWordsLater, type Catalogue } from '@veto/slice-kit';

/** What every page with visits says at once, beside its own. */
export const VISIT_PAGES_IN_POLISH = {
  ...PETS_IN_POLISH,
  ...NOTES_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...VISIT_ERRORS_IN_POLISH,
  ...VISITS_ERRORS_IN_POLISH,
} as const satisfies Catalogue;

/** Fetches what they say later. */
export const addVisitAnswers = () =>
  addWordsLater('pl', () => import(/* webpackChunkName: "visit-answers-pl" */ './visit-answers.pl.ts'));
