import { addWords } from '@veto/slice-kit';
import { RECORD_IN_POLISH } from '../record/record.pl.ts';
import { addVisitAnswers, VISIT_PAGES_IN_POLISH } from './visit-pages.pl.ts';
import { VISIT_PAGE_IN_POLISH } from './visits.pl.ts';

addWords('pl', {
  ...VISIT_PAGE_IN_POLISH,
  ...VISIT_PAGES_IN_POLISH,
  ...RECORD_IN_POLISH,
});
addVisitAnswers();
