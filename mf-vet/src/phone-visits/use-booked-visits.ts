import { useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { asBookedVisit, type BookedVisit, usePhoneVisits } from '@veto/shared-data/phone-visits';
import { useMemo } from 'react';

/** All visits of the signed-in veterinarian, those by phone among them: `data` once both lists have come. */
export function useBookedVisits() {
  const visits = useVeterinarianAppointments();
  const byPhone = usePhoneVisits();
  const data = useMemo<BookedVisit[] | undefined>(
    () => visits.data && byPhone.data && [...visits.data, ...byPhone.data.map(asBookedVisit)],
    [visits.data, byPhone.data],
  );
  return {
    data,
    error: visits.error ?? byPhone.error,
    /** The same, waited for where it has not come yet. Rejects where it cannot be had. */
    whole: async (): Promise<BookedVisit[]> => {
      const asked = { cancelRefetch: false, throwOnError: true };
      const [own, telephoned] = await Promise.all([
        visits.data ?? visits.refetch(asked).then(({ data }) => data),
        byPhone.data ?? byPhone.refetch(asked).then(({ data }) => data),
      ]);
      return [...(own ?? []), ...(telephoned ?? []).map(asBookedVisit)];
    },
    /** Asks again for what has not come. */
    retry: () => {
      for (const list of [visits, byPhone]) if (!list.data) void list.refetch();
    },
  };
}
