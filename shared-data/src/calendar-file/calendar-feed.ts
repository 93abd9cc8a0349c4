import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod/mini';
import { calendarDate, nullableText, numeric, timestamp, wallTime } from '../boundary/index.ts';
import { eventOfVisit, withLastLineEnd } from './visit-event.ts';
import { WARSAW_RULES } from './warsaw-time-zone.ts';

/** What `calendar_feed` answers: null for a secret that opens nothing. */
export const calendarFeed = z.nullable(
  z.array(
    z.object({
      id: z.string(),
      date: calendarDate,
      time: wallTime,
      minutes: numeric,
      visit_type: nullableText,
      created_at: timestamp,
      updated_at: timestamp,
      pet: nullableText,
      owner: nullableText,
    }),
  ),
);
export type CalendarFeed = NonNullable<z.infer<typeof calendarFeed>>;

const HOUR_SECONDS = 3600;

/**
 * A veterinarian's visits as one iCalendar file (RFC 5545) to subscribe to. Each is its kind or 'Visit', after who comes where
 * the feed says so. Visits that left the feed leave the calendar at its next look.
 */
export function feedCalendarFile(visits: CalendarFeed): string {
  const calendar = ical({
    name: 'Veto visits',
    prodId: { company: 'Veto', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: WARSAW_RULES,
    ttl: HOUR_SECONDS,
  });
  for (const { id, date, time, minutes, visit_type: type, pet, owner, ...changed } of visits) {
    calendar.createEvent({
      ...eventOfVisit({ id, date, time, minutes, createdAt: changed.created_at, updatedAt: changed.updated_at }),
      status: ICalEventStatus.CONFIRMED,
      summary: [[pet, owner].filter(Boolean).join(': '), type].filter(Boolean).join(', ') || 'Visit',
    });
  }
  return withLastLineEnd(calendar.toString());
}
