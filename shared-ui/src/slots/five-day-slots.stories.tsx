import { Box } from '@chakra-ui/react/box';
import { SLOTS_12H } from '@veto/shared-data/calendar';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { ChosenSlot } from './chosen-slot.fixture.tsx';
import { FiveDaySlots } from './five-day-slots.tsx';

const at = (date: string, times: string[]) => times.map((time) => ({ date, time }));
const slots = [
  ...at('2026-11-23', ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:30', '13:00']),
  ...at('2026-11-24', ['14:00']),
  ...at('2026-12-01', ['08:30', '12:00']),
];

const meta = {
  title: 'Booking/FiveDaySlots',
  parameters: { naturalWidth: '36rem' },
  component: FiveDaySlots,
  args: {
    days: { from: '2026-11-22', to: '2027-01-23' },
    slots,
    value: null,
    onChange: fn(),
    format: SLOTS_12H,
    labels: {
      days: 'Day',
      closed: 'nothing free',
      earlier: 'Earlier days',
      later: 'Later days',
      times: (day) => `Times on ${day}`,
      more: (count) => `${count} more times`,
      empty: 'Nothing is free on these days.',
    },
  },
  render: (args) => (
    <Box maxW="22rem">
      <ChosenSlot {...args}>{(chosen) => <FiveDaySlots {...args} {...chosen} />}</ChosenSlot>
    </Box>
  ),
} satisfies Meta<typeof FiveDaySlots>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It opens at the first free day; a day without a free time cannot be pressed. */
export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Monday, November 23');
    await expect(canvas.getByRole('button', { name: 'Wednesday, November 25, nothing free' })).toBeDisabled();
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: '2 more times' }));
    await userEvent.click(canvas.getByRole('radio', { name: '1:00 PM' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-23', time: '13:00' });
  },
};

export const OtherDays: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, November 24' }));
    await expect(canvas.getByRole('group', { name: 'Times on Tuesday, November 24' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later days' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Tuesday, December 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Later days' }));
    await expect(canvas.getByText('Nothing is free on these days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier days' }));
    await expect(canvas.getByRole('button', { name: 'Earlier days' })).toBeDisabled();
  },
};

/** A time that the address names: its day is shown, and it is among the times also where it is a late one. */
export const OneChosen: Story = {
  args: { value: { date: '2026-11-23', time: '13:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '1:00 PM' })).toBeChecked();
  },
};

/** A link may name a day alone. */
export const ADayAskedFor: Story = {
  args: { day: '2026-12-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Times on Tuesday, December 1' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Tuesday, November 24' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '2:00 PM' })).toBeChecked();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <Box w="292px">
      <FiveDaySlots {...args} />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const day of canvas.getAllByRole('button', { name: /November/ }))
      await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
  },
};
