import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { asFile, eventOfVisit } from './visit-event.ts';
import { WARSAW_RULES } from './warsaw-time-zone.ts';

/** A visit as a calendar needs it; an `Appointment` has all of it but `title` and `place`. */
export interface CalendarVisit {
  id: string;
  /** 'YYYY-MM-DD', Warsaw. */
  date: string;
  /** 'HH:MM', 24 hours, Warsaw. */
  time: string;
  /** Minutes. */
  duration: number;
  status: string;
  /** What the calendar shows: 'Burek: Dr. Anna Zielińska'. */
  title: string;
  /** The kind of visit: 'Vaccination, 20 min, 90–140 zł'. */
  kind?: string | null;
  /** What the visit is for. */
  reason?: string | null;
  /** The clinic's name and address. */
  place?: string | null;
  /** The visit's own page, with the site's origin. */
  url?: string | null;
  /** ISO moments; together they tell a calendar which of two files about one visit is the later one. */
  createdAt?: string | null;
  updatedAt?: string | null;
}

const DAY_SECONDS = 86_400;

/**
 * An iCalendar file (RFC 5545) of one visit, for `text/calendar`. The same visit always has the same UID, a later state a
 * higher SEQUENCE, so that a second import updates the entry; a cancelled visit's file takes the entry away.
 * Throws a RangeError when date or time is none.
 */
export function visitCalendarFile(visit: CalendarVisit): string {
  const cancelled = visit.status === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Veto', product: 'Visits', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: WARSAW_RULES,
  });
  const event = calendar.createEvent({
    ...eventOfVisit({ ...visit, minutes: visit.duration }),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: visit.title,
    ...((visit.kind || visit.reason) && { description: [visit.kind, visit.reason].filter(Boolean).join('\n') }),
    ...(visit.place && { location: visit.place }),
    ...(visit.url && { url: visit.url }),
    ...(visit.updatedAt && { lastModified: new Date(visit.updatedAt) }),
  });
  if (!cancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_SECONDS, description: visit.title });
  return asFile(calendar);
}
