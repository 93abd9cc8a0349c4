import { HOUSEHOLD_ERRORS, withReason } from '@veto/shared-data/errors';
import { type EarlierDose, type MedicineToday, useAddCareEntry } from '@veto/shared-data/household';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useState } from 'react';

/** Writes down a dose. One that follows another too soon is stored only once somebody has said so. */
export function useGiveMedicine(petId: string) {
  const add = useAddCareEntry(petId);
  const [asked, setAsked] = useState<{ medicine: MedicineToday; earlier: EarlierDose } | null>(null);
  const give = async (medicine: MedicineToday, anyway = false) => {
    try {
      const earlier = await add.mutateAsync({ kind: 'medicine', medicineId: medicine.id, anyway });
      // The answer to a first press may come after that to a second one, whose question stays.
      if (earlier) setAsked({ medicine, earlier });
      else if (anyway) setAsked(null);
    } catch (error) {
      tellFailure(error, withReason(error, HOUSEHOLD_ERRORS.add));
    }
  };
  return { give, asked, drop: () => setAsked(null), isSaving: add.isPending };
}
