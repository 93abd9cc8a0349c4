import { type ChooseAgainWish, useAskToChooseAgain } from '@veto/shared-data/appointments';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';

/**
 * Asks the clients of visits that are in the way for another time, once the change is saved, so that they choose from what is
 * free then. `askAll` tells what came of it, and resolves with whether anybody was to be asked.
 */
export function useAskAfterSaving() {
  const ask = useAskToChooseAgain();
  const askAll = async (wish: ChooseAgainWish | null): Promise<boolean> => {
    if (!wish) return false;
    try {
      const told = await ask.mutateAsync(wish);
      const words = PRACTICE_SUCCESS.askedToChooseAgain(told.length, wish.visits.length);
      tellSuccess(words);
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.askToChooseAgain));
    }
    return true;
  };
  return { askAll, asking: ask.isPending };
}
