import { request } from '@veto/shared-data/core';
import { type Slot, slotRows } from './schedule.schema.ts';

/** The three free starts nearest to a wanted one for a visit of so many minutes, soonest difference first. */
export function nearestFreeSlots(veterinarianId: string, wanted: Slot, minutes: number): Promise<Slot[]> {
  const asked = { veterinarian: veterinarianId, wanted_date: wanted.date, wanted_time: wanted.time, count: 3, minutes };
  return request((client) => client.rpc('nearest_free_slots', asked), slotRows);
}
