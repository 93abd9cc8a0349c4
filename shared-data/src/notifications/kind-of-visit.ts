import type { NotificationFacts } from './notifications.schema.ts';

/** ' (Vaccination, 20 min)' after the time of a visit that is of a kind; '' else. */
export const kindOfVisit = (
  { visitType, duration }: Pick<NotificationFacts, 'visitType' | 'duration'>,
  lengthOf: (minutes: number) => string,
): string => (visitType ? ` (${[visitType, duration && lengthOf(duration)].filter(Boolean).join(', ')})` : '');
