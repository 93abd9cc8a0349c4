import { addDays, todayInWarsaw } from '../calendar/index.ts';
import type { Slot } from '../schedule/index.ts';

/** Where an owner asks to be told when this veterinarian has a time. */
export const waitingPath = (veterinarianId: string) => `/appointments?wait=${veterinarianId}`;

/** Within so many days a calendar without a free time counts as full. */
const SOON_DAYS = 7;

/** Whether nothing is free soon: then an owner may wait for a time to come free. `slots` are the bookable ones, earliest first. */
export function isFull(slots: readonly Slot[], today = todayInWarsaw()): boolean {
  const [first] = slots;
  return !first || first.date > addDays(today, SOON_DAYS);
}
