import { expect, test } from 'vitest';
import { type CalendarFeed, calendarFeed, feedCalendarFile } from './calendar-feed.ts';

const VISIT: CalendarFeed[number] = {
  id: 'a1',
  date: '2027-03-29',
  time: '01:45',
  minutes: 30,
  visit_type: null,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  pet: null,
  owner: null,
};
const linesOf = (...visits: Partial<CalendarFeed[number]>[]) =>
  feedCalendarFile(visits.map((differences) => ({ ...VISIT, ...differences })))
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');

test('a visit is its time and the word Visit, and nothing else', () => {
  const lines = linesOf({});
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:visit-a1@veto',
    'SEQUENCE:3600',
    'DTSTAMP:20261120T090000Z',
    'DTSTART;TZID=Europe/Warsaw:20270329T014500',
    'DTEND;TZID=Europe/Warsaw:20270329T021500',
    'SUMMARY:Visit',
    'ORGANIZER;CN="Veto":mailto:visits@veto.invalid',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    ...lines.slice(lines.indexOf('END:VCALENDAR') + 1),
  ]);
  expect(lines).toEqual(expect.arrayContaining(['TZID:Europe/Warsaw', 'TZOFFSETTO:+0200', 'TZOFFSETTO:+0100']));
});

// RFC 5545, 3.4: icalbody = calprops component.
test('what is said of the whole calendar stands before its zone and visits', () => {
  const lines = linesOf({});
  const first = lines.findIndex((line) => /^BEGIN:(?!VCALENDAR)/.test(line));
  expect(lines.slice(0, first)).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
  );
  const parts = lines.slice(first).join('\n');
  expect(parts.replaceAll(/BEGIN:(\w+)\n.*?END:\1\n/gs, '')).toBe('END:VCALENDAR\n');
});

test('with names it says who comes, and a name writes no lines of its own', () => {
  expect(linesOf({ pet: 'Rex', owner: 'Olga\r\nEND:VEVENT' })).toContain('SUMMARY:Rex: Olga\\nEND:VEVENT');
});

test('the kind of a visit stands alone, and after who comes', () => {
  expect(linesOf({ visit_type: 'Vaccination' })).toContain('SUMMARY:Vaccination');
  expect(linesOf({ visit_type: 'Vaccination', pet: 'Rex', owner: 'Olga' })).toContain(
    'SUMMARY:Rex: Olga\\, Vaccination',
  );
});

test('an owner reads to whom, where, and how to prepare', () => {
  const veterinarian = { name: 'Anna Lis', clinic: 'Pod Lipami', address: 'ul. Morska 12', city: 'Gdynia' };
  const preparation = 'No breakfast.\nBring the passport.';
  expect(linesOf({ pet: 'Rex', visit_type: 'Surgery', veterinarian: { ...veterinarian, preparation } })).toEqual(
    expect.arrayContaining([
      'SUMMARY:Rex: Dr. Anna Lis\\, Surgery',
      'LOCATION:Pod Lipami\\, ul. Morska 12\\, Gdynia',
      'DESCRIPTION:No breakfast.\\nBring the passport.',
    ]),
  );
  const nowhere = { ...veterinarian, clinic: null, address: null, preparation: null };
  expect(linesOf({ pet: 'Rex', veterinarian: nowhere }).join()).not.toMatch(/LOCATION|DESCRIPTION/);
});

test('a calendar without visits is one, too', () => {
  expect(linesOf()).toContain('BEGIN:VCALENDAR');
  expect(linesOf()).not.toContain('BEGIN:VEVENT');
});

test('the answer of either backend is read, also that the secret opens nothing', () => {
  expect(calendarFeed.parse(null)).toBeNull();
  expect(calendarFeed.parse([{ ...VISIT, time: '01:45:00', created_at: '2026-11-20 08:00:00+00' }])).toMatchObject([
    { time: '01:45', created_at: expect.stringMatching(/^2026-11-20T08:00:00/) },
  ]);
});
