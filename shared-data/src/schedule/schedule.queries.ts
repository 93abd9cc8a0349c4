import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { allRows } from '../boundary/index.ts';
import { scheduleKeys } from './schedule.keys.ts';
import { type Slot, slotRows, workingHoursRows } from './schedule.schema.ts';

/**
 * The starts that can be booked with a vet from one date to another, both included, at most 62 days apart; earliest
 * first.
 * Waits while the vet or a date is missing.
 */
export function useFreeSlots(veterinarianId: string | undefined, { from, to }: { from: string; to: string }) {
  return useQuery({
    queryKey: scheduleKeys.slotsBetween(veterinarianId ?? '', from, to),
    queryFn: ({ signal }) =>
      // Two months of a clinic that opens every day are more rows than one answer has.
      allRows((first, last) =>
        request(
          (client) =>
            client.rpc('free_slots', { veterinarian: veterinarianId, from_date: from, to_date: to }).range(first, last),
          slotRows,
          { signal },
        ),
      ),
    enabled: Boolean(veterinarianId && from && to),
    // Somebody else may book one at any moment.
    staleTime: 10_000,
  });
}

/** The free starts nearest to a wanted one, soonest difference first. */
export function nearestFreeSlots(veterinarianId: string, wanted: Slot, count = 3): Promise<Slot[]> {
  return request(
    (client) =>
      client.rpc('nearest_free_slots', {
        veterinarian: veterinarianId,
        wanted_date: wanted.date,
        wanted_time: wanted.time,
        count,
      }),
    slotRows,
  );
}

/** A vet's weekly hours, Monday first; several entries on a day mean a break between them. */
export function useWorkingHours(veterinarianId: string | undefined) {
  return useQuery({
    queryKey: scheduleKeys.workingHours(veterinarianId ?? ''),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('working_hours')
            .select('weekday, opens_at, closes_at')
            .eq('veterinarian_id', veterinarianId ?? '')
            .order('weekday')
            .order('opens_at'),
        workingHoursRows,
        { signal },
      ),
    enabled: Boolean(veterinarianId),
  });
}
