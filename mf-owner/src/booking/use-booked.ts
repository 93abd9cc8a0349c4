import { type Appointment, appointmentKeys } from '@veto/shared-data/appointments';
import { queryClient, useUserId } from '@veto/shared-data/core';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { dropSymptoms, isEmptyDraft, keepSymptoms, type SymptomsDraft } from '@veto/shared-data/symptoms';
import { doctorName, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useSite } from '@veto/slice-kit';
import { useState } from 'react';

/**
 * What follows a booking: answers and photos go to the veterinarian, then the visitor to their list. What could not be
 * sent is kept for the visit's page, where they can send it again.
 */
export function useBooked(veterinarian: VeterinarianCard | null, symptoms: SymptomsDraft) {
  const site = useSite();
  const userId = useUserId() ?? '';
  const [isSendingSymptoms, setSending] = useState(false);
  const send = async (visitId: string): Promise<string> => {
    const { unsent, error } = await import(/* webpackChunkName: "send-symptoms" */ './send-symptoms.ts')
      .then(({ sendSymptoms }) => sendSymptoms(visitId, symptoms))
      // The code itself did not arrive.
      .catch((cause: unknown) => ({ unsent: symptoms, error: cause }));
    void queryClient.invalidateQueries({ queryKey: appointmentKeys.all });
    dropSymptoms({ userId, visitId: 'new' });
    if (error === null) return '/appointments';
    keepSymptoms({ userId, visitId }, unsent);
    tellFailure(error, ERRORS.sendSymptoms);
    return `/appointments/${visitId}`;
  };
  const onBooked = async (visit: Appointment) => {
    toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(veterinarian?.name)) });
    if (isEmptyDraft(symptoms)) return site.navigate('/appointments');
    setSending(true);
    site.navigate(await send(visit.id));
  };
  return { isSendingSymptoms, onBooked: (visit: Appointment) => void onBooked(visit) };
}
