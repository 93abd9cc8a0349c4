import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod/mini';
import { calendarDate, nullableText, numeric, timestamp, wallTime } from '../boundary/index.ts';
import { clinicText } from '../places/directions.ts';
import { doctorName } from '../veterinarians/doctor-name.ts';
import { asFile, eventOfVisit } from './visit-event.ts';
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
      // Missing where the database is older than the server.
      veterinarian: z.nullish(
        z.object({
          name: nullableText,
          clinic: nullableText,
          address: nullableText,
          city: nullableText,
          preparation: nullableText,
        }),
      ),
    }),
  ),
);
export type CalendarFeed = NonNullable<z.infer<typeof calendarFeed>>;

const HOUR_SECONDS = 3600;

/**
 * A person's visits as one iCalendar file (RFC 5545) to subscribe to. Each is its kind or 'Visit', after who meets whom where the feed
 * says so; an owner's has the clinic as its place, and says how to prepare. Visits that left the feed leave the calendar at its next look.
 */
export function feedCalendarFile(visits: CalendarFeed): string {
  const calendar = ical({
    name: 'Veto visits',
    prodId: { company: 'Veto', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: WARSAW_RULES,
    ttl: HOUR_SECONDS,
  });
  for (const { id, date, time, minutes, visit_type: type, pet, owner, veterinarian, ...changed } of visits) {
    const { clinic: clinicName = null, address = null, city = null, preparation } = veterinarian ?? {};
    const withWhom = veterinarian ? doctorName(veterinarian.name) : owner;
    calendar.createEvent({
      ...eventOfVisit({ id, date, time, minutes, createdAt: changed.created_at, updatedAt: changed.updated_at }),
      status: ICalEventStatus.CONFIRMED,
      summary: [[pet, withWhom].filter(Boolean).join(': '), type].filter(Boolean).join(', ') || 'Visit',
      ...((clinicName || address) && { location: clinicText({ clinicName, address, city }) }),
      ...(preparation && { description: preparation }),
    });
  }
  return asFile(calendar);
}
