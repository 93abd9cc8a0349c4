import type { Slot } from '../schedule/index.ts';

/** A path with the time that its page opens with: '/veterinarian/1?date=2026-11-23&time=09:30'. */
export function pathWithSlot(path: string, slot: Slot | null): string {
  return slot ? `${path}?date=${slot.date}&time=${slot.time}` : path;
}
