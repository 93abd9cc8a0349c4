// The clock of Poland for calendar programs that do not know zones by name (RFC 5545, 3.6.5): the rule of the European
// Union since 1996. A library of all zones weighs 300 times as much as this one.
const RULES = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Warsaw',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19970330T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export const WARSAW = 'Europe/Warsaw';

/**
 * Poland's clock as ical-generator asks for it. Each event names its zone: a zone of the whole calendar would take the Z
 * off its stamps, which are in UTC.
 */
export const WARSAW_RULES = { name: null, generator: () => RULES };
