import { request } from '@veto/shared-data/core';
import { type Slot, slotRows } from './schedule.schema.ts';

/** The free starts nearest to a wanted one, soonest difference first. */
export function nearestFreeSlots(veterinarianId: string, wanted: Slot, count = 3): Promise<Slot[]> {
  const asked = { veterinarian: veterinarianId, wanted_date: wanted.date, wanted_time: wanted.time, count };
  return request((client) => client.rpc('nearest_free_slots', asked), slotRows);
}
