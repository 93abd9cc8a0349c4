import { type CalendarVisit, feedCalendarFile, visitCalendarFile } from '@veto/shared-data/calendar-file';

/** An event of a calendar file. Instants are UTC, 'YYYY-MM-DDTHH:MMZ'. */
export interface Event {
  uid: string;
  start: string;
  end: string;
  title: string;
  /** Null where a reader keeps it to itself. */
  sequence: number | null;
  status: string | null;
}

export interface WrittenFile {
  name: string;
  text: string;
  /** What whoever reads the file must find. */
  events: Event[];
}

const BOOKED = '2027-01-04T08:00:00Z';
const VISIT: CalendarVisit = {
  id: 'booked',
  date: '2027-02-01',
  time: '10:00',
  duration: 60,
  status: 'upcoming',
  title: 'Burek: Dr. Anna Zielińska',
  kind: 'Vaccination, 60 min, 90–140 zł',
  reason: 'Kaszle; ma gorączkę, od wczoraj',
  place: 'Pod Lipami, ul. Morska 12, Gdynia',
  url: 'https://veto.example/appointments/booked',
  createdAt: BOOKED,
  updatedAt: BOOKED,
};

/** Times on the wall, minutes, and the instant at which they begin: an ordinary day, and both nights in which clocks change. */
const TIMES = [
  ['2027-07-01', '10:00', 30, '2027-07-01T08:00Z'],
  ['2027-03-28', '00:30', 60, '2027-03-27T23:30Z'],
  ['2027-03-28', '01:30', 60, '2027-03-28T00:30Z'],
  ['2027-03-28', '03:00', 60, '2027-03-28T01:00Z'],
  ['2027-03-28', '10:00', 60, '2027-03-28T08:00Z'],
  ['2027-10-31', '01:30', 60, '2027-10-30T23:30Z'],
  ['2027-10-31', '01:30', 150, '2027-10-30T23:30Z'],
  ['2027-10-31', '02:30', 60, '2027-10-31T01:30Z'],
  ['2027-10-31', '03:30', 60, '2027-10-31T02:30Z'],
  ['2027-10-31', '10:00', 60, '2027-10-31T09:00Z'],
] as const;

const uidOf = (id: string) => `visit-${id}@veto`;
const later = (start: string, minutes: number) =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString().replace(/:00\.000Z$/, 'Z');

/** One visit in a file of its own, as it is saved and mailed. */
function visitFile(name: string, start: string, differences: Partial<CalendarVisit> = {}, sequence = 0): WrittenFile {
  const visit = { ...VISIT, ...differences };
  const status = visit.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
  const end = later(start, visit.duration);
  return {
    name,
    text: visitCalendarFile(visit),
    events: [{ uid: uidOf(visit.id), start, end, title: visit.title, sequence, status }],
  };
}

/** All times in one feed. */
function feedFile(name: string, owner: string | null): WrittenFile {
  const idOf = (at: number) => `${name.replaceAll(' ', '-')}-${at}`;
  const veterinarian = {
    name: 'Anna Zielińska',
    clinic: 'Pod Lipami',
    address: 'ul. Morska 12',
    city: 'Gdynia',
    preparation: 'Please bring the passport; no breakfast, no water.\nThank you.',
  };
  const text = feedCalendarFile(
    TIMES.map(([date, time, minutes], at) => ({
      id: idOf(at),
      date,
      time,
      minutes,
      visit_type: null,
      created_at: BOOKED,
      updated_at: BOOKED,
      pet: `Burek ${at}`,
      owner,
      veterinarian: owner === null ? veterinarian : null,
    })),
  );
  const title = (at: number) => `Burek ${at}: ${owner ?? 'Dr. Anna Zielińska'}`;
  const events = TIMES.map(([, , minutes, start], at) => ({
    uid: uidOf(idOf(at)),
    start,
    end: later(start, minutes),
    title: title(at),
    sequence: 0,
    status: 'CONFIRMED',
  }));
  return { name, text, events };
}

/** Every kind of file that the product writes, the states of one visit in the order in which they come. */
export const WRITTEN: WrittenFile[] = [
  visitFile('visit', '2027-02-01T09:00Z'),
  visitFile(
    'visit, moved',
    '2027-02-02T10:30Z',
    { date: '2027-02-02', time: '11:30', updatedAt: '2027-01-05T09:30:00Z' },
    91_800,
  ),
  visitFile(
    'visit, cancelled',
    '2027-02-02T10:30Z',
    { date: '2027-02-02', time: '11:30', updatedAt: '2027-01-06T07:00:00Z', status: 'cancelled' },
    169_200,
  ),
  ...TIMES.map(([date, time, duration, start], at) =>
    visitFile(`visit ${date} ${time}`, start, {
      id: `night-${at}`,
      date,
      time,
      duration,
      title: `Burek ${date} ${time} ${duration}`,
    }),
  ),
  feedFile('feed of a vet', 'Olga Żuraw'),
  feedFile('feed of an owner', null),
];
