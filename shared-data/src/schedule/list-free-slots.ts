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

function listFreeSlots(veterinarianId: string, { from, to }: Days, signal: AbortSignal): Promise<Slot[]> {
  const asked = { veterinarian: veterinarianId, from_date: from, to_date: to };
  // Two months of a clinic that opens every day are more rows than one answer has.
  return allRows((first, last) =>
    request((client) => client.rpc('free_slots', asked).range(first, last), slotRows, { signal }),
  );
}

/** The starts that can be booked with a vet on these days, at most 62 apart, earliest first. Waits while the vet or a date is missing. */
export function useFreeSlots(veterinarianId = '', { from, to }: Days) {
  return useQuery({
    queryKey: scheduleKeys.slotsBetween(veterinarianId, from, to),
    queryFn: ({ signal }) => listFreeSlots(veterinarianId, { from, to }, signal),
    enabled: Boolean(veterinarianId && from && to),
    // Somebody else may book one at any moment.
    staleTime: 10_000,
  });
}
