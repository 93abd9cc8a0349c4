import { TZDate } from '@date-fns/tz';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { WARSAW, WARSAW_RULES } from './warsaw-time-zone.ts';

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
const MAX_SEQUENCE = 2_147_483_647;

/**
 * An iCalendar file (RFC 5545) of one visit, for `text/calendar`. The same visit always has the same UID, a later state a
 * higher SEQUENCE, so that a second import updates the entry; a cancelled visit's file takes the entry away.
 * Throws a RangeError when date or time is none.
 */
export function visitCalendarFile(visit: CalendarVisit): string {
  const start = warsawMoment(visit.date, visit.time);
  const cancelled = visit.status === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Veto', product: 'Visits', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: WARSAW_RULES,
  });
  const event = calendar.createEvent({
    id: `visit-${visit.id}@veto`,
    sequence: sequenceOf(visit),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start,
    end: new TZDate(start.getTime() + visit.duration * 60_000, WARSAW),
    timezone: WARSAW,
    summary: visit.title,
    ...((visit.kind || visit.reason) && { description: [visit.kind, visit.reason].filter(Boolean).join('\n') }),
    ...(visit.place && { location: visit.place }),
    ...(visit.url && { url: visit.url }),
    ...(visit.updatedAt && { lastModified: new Date(visit.updatedAt), stamp: new Date(visit.updatedAt) }),
  });
  if (!cancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_SECONDS, description: visit.title });
  return calendar.toString();
}

/** What Warsaw's clocks show at that time; the reader's own zone plays no part. */
export function warsawMoment(date: string, time: string): TZDate {
  const numbers = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(`${date}T${time}`)?.slice(1).map(Number);
  const [year = Number.NaN, month = 0, day = 0, hour = 0, minute = 0] = numbers ?? [];
  const moment = new TZDate(year, month - 1, day, hour, minute, WARSAW);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`${date} ${time} is no date and time`);
  return moment;
}

/** Seconds from the booking to its last change: 0 for a visit as it was booked, and never less after a change. */
export function sequenceOf({ createdAt, updatedAt }: Pick<CalendarVisit, 'createdAt' | 'updatedAt'>): number {
  const seconds = createdAt && updatedAt ? Math.ceil((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000) : 0;
  return Math.min(Math.max(seconds, 0), MAX_SEQUENCE);
}
