import { useSyncExternalStore } from 'react';
import { todayInWarsaw } from '../calendar/warsaw-calendar.ts';

const neverChanges = () => () => {};

/** Today in Warsaw; null while a page is rendered to text at build, which is shown on any day. */
export function useToday(): string | null {
  return useSyncExternalStore(neverChanges, todayInWarsaw, () => null);
}
