import { afterEach, expect, test, vi } from 'vitest';
import { type CalendarVisit, visitCalendarFile } from './visit-calendar-file.ts';

const VISIT: CalendarVisit = {
  id: 'a1',
  date: '2026-11-24',
  time: '10:00',
  duration: 30,
  status: 'upcoming',
  title: 'Burek: Dr. Anna Zielińska',
  reason: 'Limping',
  place: 'Pod Kasztanem, ul. Puławska 12, Warszawa',
  url: 'https://veto.example/appointments/a1',
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
};

/** The file's lines as a calendar reads them: unfolded. */
function linesOf(differences: Partial<CalendarVisit> = {}): string[] {
  return visitCalendarFile({ ...VISIT, ...differences })
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
}
const line = (name: string, lines: string[]) => lines.find((one) => one.startsWith(name));

afterEach(() => vi.unstubAllEnvs());

test('a visit has its time in Warsaw, its place and its page', () => {
  const lines = linesOf();
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:visit-a1@veto',
      'SEQUENCE:0',
      // In UTC, as the standard asks, whatever the clinic's clock shows.
      'DTSTAMP:20261120T080000Z',
      'STATUS:CONFIRMED',
      'DTSTART;TZID=Europe/Warsaw:20261124T100000',
      'DTEND;TZID=Europe/Warsaw:20261124T103000',
      'SUMMARY:Burek: Dr. Anna Zielińska',
      'DESCRIPTION:Limping',
      'LOCATION:Pod Kasztanem\\, ul. Puławska 12\\, Warszawa',
      'URL;VALUE=URI:https://veto.example/appointments/a1',
      'TRIGGER:-P1D',
      'TZID:Europe/Warsaw',
    ]),
  );
});

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])('the reader’s zone moves nothing: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(line('DTSTART;', linesOf())).toBe('DTSTART;TZID=Europe/Warsaw:20261124T100000');
  // The night on which California's clocks skip this hour.
  expect(line('DTSTART;', linesOf({ date: '2026-03-08', time: '02:30' }))).toContain(':20260308T023000');
});

test('summer and winter have their own offset', () => {
  const lines = linesOf();
  expect(lines).toEqual(expect.arrayContaining(['TZOFFSETTO:+0200', 'TZOFFSETTO:+0100']));
  expect(line('DTSTART;', linesOf({ date: '2026-07-01' }))).toBe('DTSTART;TZID=Europe/Warsaw:20260701T100000');
});

test('a later state of the same visit replaces the former one', () => {
  const moved = linesOf({ date: '2026-11-26', updatedAt: '2026-11-21T08:00:00.250Z' });
  expect(line('UID', moved)).toBe('UID:visit-a1@veto');
  expect(line('SEQUENCE', moved)).toBe('SEQUENCE:86401');
});

test('a cancelled visit is taken out of the calendar, and reminds of nothing', () => {
  const lines = linesOf({ status: 'cancelled', updatedAt: '2026-11-20T09:00:00Z' });
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:visit-a1@veto', 'SEQUENCE:3600']),
  );
  expect(line('BEGIN:VALARM', lines)).toBeUndefined();
});

// RFC 5545, 3.6.1: "BEGIN" ":" "VEVENT" CRLF eventprop *alarmc "END" ":" "VEVENT".
test('what is said of the visit stands before its alarm', () => {
  const lines = linesOf();
  expect(lines.slice(lines.indexOf('END:VALARM'), lines.indexOf('END:VEVENT'))).toEqual(['END:VALARM']);
});

test('typed text cannot write lines of its own', () => {
  const lines = linesOf({ reason: 'Limps; eats, sleeps\nEND:VEVENT\r\nbackslash \\' });
  expect(line('DESCRIPTION', lines)).toBe('DESCRIPTION:Limps\\; eats\\, sleeps\\nEND:VEVENT\\nbackslash \\\\');
  expect(lines.filter((one) => one === 'END:VEVENT')).toHaveLength(1);
});

test('lines are folded at 75 bytes, also where letters take two', () => {
  const file = visitCalendarFile({ ...VISIT, place: 'Łąka żółtej źrebięcej gęśi '.repeat(20) });
  const longest = Math.max(...file.split('\r\n').map((one) => new TextEncoder().encode(one).length));
  expect(longest).toBeLessThanOrEqual(75);
});

test('a time that is none is refused', () => {
  expect(() => visitCalendarFile({ ...VISIT, time: 'noon' })).toThrow(RangeError);
});
