import { TZDate } from '@date-fns/tz';
import type { ICalEventData } from 'ical-generator';
import { instantsOf, isNearChange } from '../calendar/warsaw-instants.ts';
import { WARSAW } from './warsaw-time-zone.ts';

/** What decides an event's place in a calendar, and which of two files about it is the later one. */
export interface EventOfVisit {
  id: string;
  /** 'YYYY-MM-DD', Warsaw. */
  date: string;
  /** 'HH:MM', 24 hours, Warsaw. */
  time: string;
  minutes: number;
  /** ISO moments. */
  createdAt?: string | null;
  updatedAt?: string | null;
}

const MAX_SEQUENCE = 2_147_483_647;

/** RFC 5546 wants an organizer, the same in all files of an event. This address is nobody's (RFC 2606). */
const ORGANIZER = { name: 'Veto', email: 'visits@veto.invalid' };

/**
 * The part of an event that all files about a visit share: feeds, downloads and mails. One UID for ever, a SEQUENCE that only
 * rises, an end as long after the start as the visit takes, and UTC near a change of clocks.
 * Throws a RangeError when date or time is none.
 */
export function eventOfVisit({ id, date, time, minutes, createdAt, updatedAt }: EventOfVisit): ICalEventData {
  const { start, end } = instantsOf({ date, time, duration: minutes });
  const times = isNearChange(start, end)
    ? { start: new Date(start), end: new Date(end) }
    : { start: new TZDate(start, WARSAW), end: new TZDate(end, WARSAW), timezone: WARSAW };
  return {
    id: `visit-${id}@veto`,
    sequence: sequenceOf(createdAt, updatedAt),
    organizer: ORGANIZER,
    ...times,
    ...(updatedAt && { stamp: new Date(updatedAt) }),
  };
}

/** Seconds from the booking to its last change: 0 for a visit as it was booked, and never less after a change. */
function sequenceOf(createdAt?: string | null, updatedAt?: string | null): number {
  const seconds = createdAt && updatedAt ? Math.ceil((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000) : 0;
  return Math.min(Math.max(seconds, 0), MAX_SEQUENCE);
}

const PART_THEN_PROPERTIES = /(BEGIN:(VTIMEZONE|VALARM)\r\n.*?END:\2\r\n)((?:(?!BEGIN:|END:)[^\r]*\r\n)+)/gs;

/**
 * What ical-generator writes, as RFC 5545 wants it: properties of a calendar (3.4) and of an event (3.6.1) before the parts in it, and an
 * end to the last line (3.1).
 */
export const asFile = (calendar: { toString(): string }) =>
  `${calendar.toString().replace(PART_THEN_PROPERTIES, '$3$1')}\r\n`;
