export { ERROR_STATE_IN_POLISH } from './error-state.pl.ts';
export { ErrorState, type ErrorStateProps, RequestReference, type RequestReferenceProps } from './error-state.tsx';
export { REFERENCE_IN_POLISH } from './reference.pl.ts';
export { REFERENCE_IN_UKRAINIAN } from './reference.uk.ts';
