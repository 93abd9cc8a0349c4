import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { feedCalendarFile } from './calendar-feed.ts';
import { type CalendarVisit, visitCalendarFile } from './visit-calendar-file.ts';

const BOOKED = '2027-01-04T08:00:00Z';
const VISIT: CalendarVisit = {
  id: 'a1',
  date: '2027-02-01',
  time: '10:00',
  duration: 60,
  status: 'upcoming',
  title: 'Burek: Dr. Anna Zielińska',
  place: 'ul. Morska 12, Gdynia',
  url: 'https://veto.example/appointments/a1',
  createdAt: BOOKED,
  updatedAt: BOOKED,
};

const SEEN = {
  name: 'Anna Zielińska',
  clinic: 'Pod Lipami',
  address: 'ul. Morska 12; 2. piętro',
  city: 'Gdynia',
  preparation: 'Please bring the passport, and no breakfast.',
};

/** What two programs read: both read the same, or the test fails. */
function read(file: string): { start: string; end: string; status: string; sequence: number } {
  expect(file).toMatch(/\r\n$/);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event.');
  const { startDate, endDate, sequence } = new ICAL.Event(component);
  const first = {
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    status: String(component.getFirstPropertyValue('status')),
    sequence,
  };
  const event = Object.values(nodeIcal.sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('There is no event.');
  expect(String(component.getFirstPropertyValue('organizer'))).toBe('mailto:visits@veto.invalid');
  expect(first).toEqual({
    start: event.start.toISOString(),
    end: event.end?.toISOString(),
    status: event.status,
    sequence: Number(event.sequence),
  });
  return first;
}

/** The same visit in the file to save, and in the feeds of its veterinarian and its owner. */
const filesOf = ({ id, date, time, duration }: CalendarVisit) => [
  visitCalendarFile({ ...VISIT, id, date, time, duration }),
  ...[null, SEEN].map((veterinarian) =>
    feedCalendarFile([
      {
        id,
        date,
        time,
        minutes: duration,
        visit_type: null,
        created_at: BOOKED,
        updated_at: BOOKED,
        pet: null,
        owner: null,
        veterinarian,
      },
    ]),
  ),
];

describe('two programs read the same visit', () => {
  it.each([
    ['2027-02-01', '10:00', '2027-02-01T09:00:00.000Z'],
    ['2027-07-01', '10:00', '2027-07-01T08:00:00.000Z'],
    // The night that leaves 2:00 to 3:00 out: 2:30 is as much later.
    ['2027-03-28', '00:30', '2027-03-27T23:30:00.000Z'],
    ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    // The night in which 2:00 to 3:00 comes twice: the second time.
    ['2027-10-31', '01:30', '2027-10-30T23:30:00.000Z'],
    ['2027-10-31', '02:30', '2027-10-31T01:30:00.000Z'],
    ['2027-10-31', '03:30', '2027-10-31T02:30:00.000Z'],
  ])('on %s at %s, an hour long', (date, time, start) => {
    const end = new Date(Date.parse(start) + 3_600_000).toISOString();
    for (const file of filesOf({ ...VISIT, date, time })) expect(read(file)).toMatchObject({ start, end });
  });

  it('who takes the pet where, and how to prepare', () => {
    const [, , file = ''] = filesOf(VISIT);
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    const other = Object.values(nodeIcal.sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
    for (const [name, text] of [
      ['summary', 'Dr. Anna Zielińska'],
      ['location', 'Pod Lipami, ul. Morska 12; 2. piętro, Gdynia'],
      ['description', SEEN.preparation],
    ] as const) {
      expect(event?.getFirstPropertyValue(name)).toBe(text);
      expect(other?.type === 'VEVENT' && other[name]).toBe(text);
    }
  });

  it('booked, moved, then cancelled: each file is later than the one before it', () => {
    const states: Partial<CalendarVisit>[] = [
      {},
      { date: '2027-02-02', updatedAt: '2027-01-05T09:30:00Z' },
      { date: '2027-02-02', updatedAt: '2027-01-06T07:00:00Z', status: 'cancelled' },
    ];
    const seen = states.map((state) => read(visitCalendarFile({ ...VISIT, ...state })));
    expect(seen.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(seen.map(({ sequence }) => sequence)).toEqual([0, 91_800, 169_200]);
  });
});
