export { ERROR_STATE_IN_POLISH } from './error-state.pl.ts';
export { ErrorState, type ErrorStateProps, RequestReference, type RequestReferenceProps } from './error-state.tsx';
