// What the dashboard says once something is pressed: lists of visits, clients, more numbers, and why nobody is signed out.

export { SIGN_OUT_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
export { CLIENTS_IN_POLISH } from '../clients/clients.pl.ts';
export { SPANS_IN_POLISH } from '../numbers/numbers.pl.ts';
export { VISIT_LISTS_IN_POLISH } from '../visits/visits.pl.ts';
