import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { allRows } from '../boundary/index.ts';
import { scheduleKeys } from './schedule.keys.ts';
import { type Slot, slotRows } from './schedule.schema.ts';

/** Two dates, 'YYYY-MM-DD', both included. */
interface Days {
  from: string;
  to: string;
}

function listFreeSlots(veterinarianId: string, days: Days, minutes: number, signal: AbortSignal): Promise<Slot[]> {
  const asked = { veterinarian: veterinarianId, from_date: days.from, to_date: days.to, minutes };
  // Two months of a clinic that opens every day are more rows than one answer has.
  return allRows((first, last) =>
    request((client) => client.rpc('free_slots', asked).range(first, last), slotRows, { signal }),
  );
}

/**
 * The starts that can be booked with a vet on these days, at most 62 apart, earliest first, for visits of so many minutes.
 * Waits while the vet or a date is missing.
 */
export function useFreeSlots(veterinarianId = '', { from, to }: Days, minutes = 30) {
  return useQuery({
    queryKey: scheduleKeys.slotsBetween(veterinarianId, from, to, minutes),
    queryFn: ({ signal }) => listFreeSlots(veterinarianId, { from, to }, minutes, signal),
    enabled: Boolean(veterinarianId && from && to),
    // Somebody else may book one at any moment.
    staleTime: 10_000,
  });
}
