import type { Appointment } from '@veto/shared-data/appointments';
import { addDays } from '@veto/shared-data/calendar';
import { rescheduleRequest, visitOfCaller, visitOfClient, visitOfGuest } from '@veto/shared-data/fixtures';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { type Practice, planDay, timeOf } from './day-plan.ts';
import { momentAt } from './use-now.ts';
import { WeekGrid, type WeekGridProps } from './week-grid.tsx';

const MONDAY = '2026-11-23';
const NOW = momentAt('2026-11-24', '10:10');
const HOURS = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opensAt: '09:00', closesAt: '12:00' },
  { weekday, opensAt: '13:00', closesAt: '17:00' },
]);

const weekOf = (practice: Partial<Practice>) =>
  Array.from({ length: 7 }, (_, index) =>
    planDay(addDays(MONDAY, index), { hours: HOURS, visits: [], away: [], ...practice }),
  );

/** The place of the keyboard is the grid's owner's to keep. */
function Week({ onPlace, ...props }: WeekGridProps) {
  const [place, setPlace] = useState(props.place);
  return (
    <WeekGrid
      {...props}
      place={place}
      onPlace={(next, weeks) => {
        setPlace(next);
        onPlace(next, weeks);
      }}
    />
  );
}

const meta = {
  title: 'Parts/WeekGrid',
  component: Week,
  args: {
    days: weekOf({}),
    now: NOW,
    place: { day: 1, row: 0 },
    onPlace: fn(),
    onOpen: fn(),
    onDay: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof Week>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visits by animal, each movable, whoever booked it, a time held for an answer, an afternoon off, the break, and where now is. */
export const OrdinaryWeek: Story = {
  args: {
    days: weekOf({
      visits: [
        visitOfClient({ date: '2026-11-24', time: '09:30' }),
        visitOfCaller({ date: '2026-11-23', time: '15:30' }),
        visitOfGuest({ date: '2026-11-26', time: '11:00', petName: 'Figa' }),
        visitOfClient({ id: 'a2', date: '2026-11-25', time: '14:00', petName: 'Mila', petType: 'cat' }),
        visitOfClient({ id: 'a3', date: '2026-11-27', time: '11:00', rescheduleRequest: rescheduleRequest() }),
      ],
      away: [
        {
          id: 'off',
          startsOn: '2026-11-26',
          endsOn: '2026-11-26',
          startsAt: '13:00',
          endsAt: '17:00',
          reason: 'Dentist',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday, .* 9:30 AM: Luna, dog/ })).toBeVisible();
    const draggable = (id: string) =>
      canvas.getByRole('grid').querySelector(`[data-visit="${id}"]`)?.getAttribute('draggable');
    await expect([draggable('g1'), draggable('p1')]).toEqual(['true', 'false']);
    await expect(canvas.getByRole('gridcell', { name: /^Thursday, .* 1:00 PM: time off, Dentist/ })).toBeVisible();
    const off = canvas.getByRole('gridcell', { name: /^Thursday, .* 1:00 PM: time off, Dentist/ });
    await expect(getComputedStyle(off).backgroundImage).toContain('repeating-linear-gradient');
    await expect(
      getComputedStyle(canvas.getByRole('gridcell', { name: /^Sunday, .* 9:00 AM: closed$/ })).backgroundImage,
    ).toBe('none');
  },
};

/** Forced colours drop grounds: closed times and time off are hatched, each in its way, and today and now have a system's colour. */
export const ForcedColours: Story = {
  args: OrdinaryWeek.args ?? {},
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const hatchOf = (name: RegExp) => getComputedStyle(canvas.getByRole('gridcell', { name })).backgroundImage;
    const closed = hatchOf(/^Sunday, .* 9:00 AM: closed$/);
    const off = hatchOf(/^Thursday, .* 1:00 PM: time off, Dentist/);
    await expect(hatchOf(/^Tuesday, .* 9:00 AM: open/)).toBe('none');
    for (const hatch of [closed, off]) await expect(hatch).toContain('repeating-linear-gradient');
    await expect(closed).not.toBe(off);
    await expect(canvas.getByText('24')).toHaveStyle({ forcedColorAdjust: 'none' });
  },
};

/** One stop of the Tab key: arrows move, Enter opens, Page Down asks for the next week. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('gridcell', { name: /^Tuesday, .* 9:00 AM/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const cell = canvas.getByRole('gridcell', { name: /^Wednesday, .* 9:30 AM: open$/ });
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-25', from: 570 }));
    await userEvent.keyboard('{PageDown}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ day: 2, row: 1 }, 1);
  },
};

const FULL: Appointment[] = [0, 1, 2, 3, 4].flatMap((day) =>
  Array.from({ length: 20 }, (_, index) =>
    visitOfClient({
      id: `${day} ${index}`,
      date: addDays(MONDAY, day),
      time: timeOf(8 * 60 + index * 30),
      petName: `Pet ${index + 1}`,
    }),
  ),
);

/** A hundred visits, the most that a week of half hours holds. */
export const AHundredVisits: Story = {
  args: { days: weekOf({ visits: FULL }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell', { name: /: Pet \d+, dog/ })).toHaveLength(100);
  },
};
