import { useMutation, useQuery } from '@tanstack/react-query';
import { request, requestChange, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { moderationKeys } from '../moderation/moderation.keys.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { emergencyKeys } from './emergency.keys.ts';
import { CLINIC_COLUMNS, clinicRows, type EmergencyClinic } from './emergency.schema.ts';

const changed = z.object({ id: z.string() });

/** All 24-hour clinics, for those who keep the list: the one that was looked at longest ago first. */
export function useEmergencyClinics() {
  return useQuery({
    queryKey: emergencyKeys.clinics,
    queryFn: ({ signal }) =>
      request(
        (client) => client.from('emergency_clinics').select(CLINIC_COLUMNS).order('checked_on').order('name'),
        clinicRows,
        { signal },
      ),
  });
}

/** Adds a clinic, or changes the one with this id. Refused (403) for everybody but administrators. */
export function useSaveEmergencyClinic() {
  return useMutation({
    mutationFn: ({ id, checkedOn, ...clinic }: Omit<EmergencyClinic, 'id'> & { id: string | null }) => {
      const row = { ...clinic, checked_on: checkedOn };
      return requestChange(
        (client) =>
          id === null
            ? client.from('emergency_clinics').insert(row).select('id')
            : client.from('emergency_clinics').update(row).eq('id', id).select('id'),
        changed,
      );
    },
    onSuccess: useReadClinicsAgain(),
  });
}

/** Takes a clinic off the list. Refused (403) for everybody but administrators. */
export function useRemoveEmergencyClinic() {
  return useMutation({
    mutationFn: (id: string) =>
      requestChange((client) => client.from('emergency_clinics').delete().eq('id', id).select('id'), changed),
    onSuccess: useReadClinicsAgain(),
  });
}

/** The clinics, and the log of decisions, which names each change. */
const useReadClinicsAgain = () => useReadAgain(emergencyKeys.all, moderationKeys.decisions(useUserId() ?? ''));
