import type { Appointment } from '@veto/shared-data/appointments';
import { useSay } from '@veto/slice-kit';
import { planDay } from '../calendar/day-plan.ts';
import { momentAt } from '../calendar/use-now.ts';
import { TodayTimeline } from '../dashboard/today-timeline.tsx';

const DATE = '2026-11-24';

const visit = (time: string, duration: number, petName: string, petType: string, reason: string, owner: string) => ({
  id: time,
  veterinarianId: 'example',
  clientId: owner,
  date: DATE,
  time,
  duration,
  status: time < '09:30' ? 'completed' : 'upcoming',
  petName,
  petType,
  reason,
  location: '',
  client: { fullName: owner, email: null },
  rescheduleRequest: null,
  visitNote: null,
  reviewed: false,
  cancelReason: null,
  cancelledBy: null,
});

const VISITS: (Appointment & { reason: string })[] = [
  visit('09:00', 30, 'Kropka', 'cat', 'Vaccination', 'Jan Lis'),
  visit('10:00', 60, 'Burek', 'dog', 'Limps after longer walks', 'Katarzyna Wiśniewska'),
  visit('12:30', 60, 'Fistaszek', 'rabbit', 'Nail trim', 'Tomasz Żuraw'),
];

const HOURS = [
  { weekday: 2, opensAt: '09:00', closesAt: '12:00' },
  { weekday: 2, opensAt: '12:30', closesAt: '14:00' },
];

/** A picture of the product made of the product: the timeline of the dashboard with an invented day. */
export function SampleDay() {
  const say = useSay();
  const visits = VISITS.map((each) => ({ ...each, reason: say(each.reason) }));
  return <TodayTimeline plan={planDay(DATE, { hours: HOURS, visits, away: [] })} now={momentAt(DATE, '09:40')} />;
}
