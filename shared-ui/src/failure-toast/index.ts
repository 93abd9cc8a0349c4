export { type FailureMessage, tellFailure, tellOutcome, useFailureToast } from './failure-toast.ts';
