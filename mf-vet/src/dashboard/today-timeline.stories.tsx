import { rescheduleRequest, visitOfClient } from '@veto/shared-data/fixtures';
import { Box } from '@veto/shared-ui/box';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { planDay } from '../calendar/day-plan.ts';
import { momentAt } from '../calendar/use-now.ts';
import { MarkComplete } from '../visits/mark-complete.tsx';
import { VisitDialogs } from '../visits/visit-dialogs.tsx';
import { TodayTimeline } from './today-timeline.tsx';

const DATE = '2026-11-24';
const HOURS = [
  { weekday: 2, opensAt: '09:00', closesAt: '12:00' },
  { weekday: 2, opensAt: '13:00', closesAt: '16:00' },
];

const meta = {
  title: 'Parts/TodayTimeline',
  component: TodayTimeline,
  args: { plan: planDay(DATE, { hours: HOURS, visits: [], away: [] }), now: momentAt(DATE, '09:55') },
} satisfies Meta<typeof TodayTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By time: what was completed, what goes on, what comes, what is held and open, and the break. */
export const BusyDay: Story = {
  args: {
    plan: planDay(DATE, {
      hours: HOURS,
      visits: [
        visitOfClient({ time: '09:00', status: 'completed', petName: 'Kropka', petType: 'cat' }),
        visitOfClient({ id: 'a2', time: '09:30', petName: 'Fistaszek', petType: 'rabbit' }),
        visitOfClient({ id: 'a3', time: '10:00', duration: 60, petName: 'Burek' }),
        visitOfClient({
          id: 'a4',
          date: '2026-11-27',
          petName: 'Nala',
          rescheduleRequest: rescheduleRequest({ proposedDate: DATE, proposedTime: '14:00' }),
        }),
      ],
      away: [],
    }),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent ?? '');
    await expect(items[0]).toMatch(/Kropka.*completed/i);
    await expect(items[1]).toMatch(/Fistaszek.*Now$/);
    await expect(items.slice(2).map((item) => item.replace(/,.*/, ''))).toEqual([
      expect.stringContaining('Burek'),
      '11:00 AM open',
      'Break',
      '1:00 PM open',
      'Held for Nala',
      '2:30 PM open',
    ]);
  },
};

/** On the narrowest screen the animal's name stays beside the button. */
export const ActionZoomed: Story = {
  args: {
    now: momentAt(DATE, '09:10'),
    plan: planDay(DATE, {
      hours: HOURS,
      visits: [visitOfClient({ time: '09:00', petName: 'Rex', reason: 'Is the leg better?' })],
      away: [],
    }),
    actionFor: (visit) => <MarkComplete appointment={visit} whose={visit.petName} variant="surface" />,
  },
  render: (args) => (
    <VisitDialogs>
      <Box w="288px">
        <TodayTimeline {...args} />
      </Box>
    </VisitDialogs>
  ),
  globals: { viewport: { value: 'zoomed400' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Rex').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    const row = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect();
    await expect(name.width).toBeGreaterThan(20);
    await expect(name.right).toBeLessThanOrEqual(button.left);
    await expect(button.right).toBeLessThanOrEqual(row?.right ?? 0);
  },
};

export const DayOff: Story = {
  args: {
    plan: planDay(DATE, {
      hours: HOURS,
      visits: [],
      away: [{ id: 'off', startsOn: DATE, endsOn: DATE, startsAt: null, endsAt: null, reason: 'Congress' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Time off: Congress');
  },
};
