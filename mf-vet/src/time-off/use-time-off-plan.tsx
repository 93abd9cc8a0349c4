import { type ChooseAgainWish, useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { ERRORS, PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type NewTimeOff, useAddTimeOff } from '@veto/shared-data/schedule';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { latePart } from '@veto/shared-ui/late-part';
import { type ReactNode, useState } from 'react';
import { useAskAfterSaving } from '../hours/ask-after-saving.ts';
import { visitsDuring } from '../hours/conflicts.ts';

const ConflictsDialog = latePart(() => import(/* webpackChunkName: "conflicts" */ '../hours/conflicts-dialog.tsx'));

/** Takes absences, after showing the visits that are in the way. */
export interface TimeOffPlan {
  /** Resolves with whether they were saved at once; false also while the question about visits stands. */
  plan: (absences: NewTimeOff[]) => Promise<boolean>;
  /** Also while the visits are looked at. */
  saving: boolean;
  /** The dialog with the visits in the way; render it. */
  question: ReactNode;
}

/** `onSaved` is called once the absences are stored, also when that was after the question. */
export function useTimeOffPlan(onSaved?: () => void): TimeOffPlan {
  const add = useAddTimeOff();
  const visits = useVeterinarianAppointments();
  const { askAll, asking } = useAskAfterSaving();
  const [asked, setAsked] = useState<NewTimeOff[] | null>(null);
  const [looking, setLooking] = useState(false);
  const store = async (absences: NewTimeOff[], wish: ChooseAgainWish | null = null) => {
    try {
      await add.mutateAsync(absences);
      if (!(await askAll(wish))) tellSuccess(PRACTICE_SUCCESS.timeOffSaved);
      setAsked(null);
      onSaved?.();
      return true;
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.saveTimeOff));
      return false;
    }
  };
  const plan = async (absences: NewTimeOff[]) => {
    setLooking(true);
    try {
      const { data = [] } = visits.data ? visits : await visits.refetch({ cancelRefetch: false, throwOnError: true });
      if (visitsDuring(data, absences).length > 0) {
        setAsked(absences);
        return false;
      }
    } catch (error) {
      // Nothing is taken off over visits that nobody could look at.
      tellFailure(error, withReason(error, ERRORS.fetchAppointments));
      return false;
    } finally {
      setLooking(false);
    }
    return store(absences);
  };
  const question = asked && (
    <ConflictsDialog
      what="this time off"
      visits={visitsDuring(visits.data ?? [], asked)}
      saving={add.isPending || asking}
      onSave={(wish) => void store(asked, wish)}
      onClose={() => setAsked(null)}
    />
  );
  return { plan, saving: looking || add.isPending, question };
}
