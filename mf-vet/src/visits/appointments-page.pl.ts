import { addWords } from '@veto/slice-kit';
import { CLIENTS_IN_POLISH } from '../clients/clients.pl.ts';
import { addVisitAnswers, VISIT_PAGES_IN_POLISH } from './visit-pages.pl.ts';
import { VISIT_LISTS_IN_POLISH } from './visits.pl.ts';

addWords('pl', {
  ...VISIT_LISTS_IN_POLISH,
  ...VISIT_PAGES_IN_POLISH,
  ...CLIENTS_IN_POLISH,
});
addVisitAnswers();
