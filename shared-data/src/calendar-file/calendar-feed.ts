import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod/mini';
import { calendarDate, nullableText, numeric, timestamp, wallTime } from '../boundary/index.ts';
import { sequenceOf, warsawMoment } from './visit-calendar-file.ts';
import { WARSAW, WARSAW_RULES } from './warsaw-time-zone.ts';

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
    const start = warsawMoment(date, time);
    calendar.createEvent({
      id: `visit-${id}@veto`,
      sequence: sequenceOf({ createdAt: changed.created_at, updatedAt: changed.updated_at }),
      status: ICalEventStatus.CONFIRMED,
      start,
      end: new TZDate(start.getTime() + minutes * 60_000, WARSAW),
      timezone: WARSAW,
      summary: [[pet, owner].filter(Boolean).join(': '), type].filter(Boolean).join(', ') || 'Visit',
      stamp: new Date(changed.updated_at),
    });
  }
  return calendar.toString();
}
