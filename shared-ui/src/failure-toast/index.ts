export { type FailureMessage, tellFailure, useFailureToast } from './failure-toast.ts';
