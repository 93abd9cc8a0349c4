export { ErrorState, type ErrorStateProps, RequestReference, type RequestReferenceProps } from './error-state.tsx';
