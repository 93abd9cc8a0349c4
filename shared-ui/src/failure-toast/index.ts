export {
  type FailureMessage,
  type ToldMessage,
  tellFailure,
  tellOutcome,
  tellSuccess,
  useFailureToast,
} from './failure-toast.ts';
