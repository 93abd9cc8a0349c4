import { addWords } from '@veto/slice-kit';
import { CLIENTS_IN_POLISH } from '../clients/clients.pl.ts';
import { VISIT_DIALOGS_IN_POLISH } from './visit-messages.pl.ts';
import { VISIT_LISTS_IN_POLISH } from './visits.pl.ts';

addWords('pl', { ...VISIT_LISTS_IN_POLISH, ...VISIT_DIALOGS_IN_POLISH, ...CLIENTS_IN_POLISH });
