import { Box } from '@chakra-ui/react/box';
import { SLOTS_12H } from '@veto/shared-data/calendar';
import { expect, fn, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { ChosenSlot } from './chosen-slot.fixture.tsx';
import { DayShortcuts, type DayShortcutsProps } from './day-shortcuts.tsx';
import { SlotsByWeek } from './slots-by-week.tsx';

const slots = [
  ...['09:00', '09:30', '14:00'].map((time) => ({ date: '2026-12-01', time })),
  ...['08:30', '12:00'].map((time) => ({ date: '2026-12-09', time })),
];

const meta = {
  title: 'Booking/SlotsByWeek',
  parameters: { naturalWidth: '36rem' },
  component: SlotsByWeek,
  args: {
    days: { from: '2026-11-21', to: '2027-01-22' },
    slots,
    value: null,
    onChange: fn(),
    error: null,
    onRetry: fn(),
    locale: 'en-US',
    format: SLOTS_12H,
    labels: {
      group: 'Date and time',
      earlier: 'Earlier',
      later: 'Later',
      empty: 'No free times on these days. Try later ones.',
      none: 'No free times in the next two months.',
      failed: { title: 'Free times could not be loaded', description: 'What you have chosen so far is kept.' },
    },
  },
  render: (args) => <ChosenSlot {...args}>{(chosen) => <SlotsByWeek {...args} {...chosen} />}</ChosenSlot>,
} satisfies Meta<typeof SlotsByWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It opens at the first week that has a free time, and goes both ways from there. */
export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Nov 28 – Dec 4, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '9:30 AM' }));
    await expect(args.onChange).toHaveBeenCalledWith({ date: '2026-12-01', time: '09:30' });
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(canvas.getByRole('group', { name: 'Wednesday, December 9' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(canvas.getByRole('radio', { name: '9:30 AM' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(canvas.getByText('No free times on these days. Try later ones.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Earlier' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '9:30 AM' })).toBeChecked();
  },
};

export const OneChosen: Story = {
  args: { value: { date: '2026-12-09', time: '12:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '12:00 PM' })).toBeChecked();
  },
};

export const LastWeek: Story = {
  args: { slots: [{ date: '2027-01-22', time: '09:00' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Later' })).toBeDisabled();
  },
};

export const Loading: Story = { render: ({ slots: _, ...args }) => <SlotsByWeek {...args} slots={undefined} /> };

export const Failed: Story = {
  render: ({ slots: _, ...args }) => <SlotsByWeek {...args} slots={undefined} error={new Error('offline')} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NothingFree: Story = {
  args: { slots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No free times in the next two months.')).toBeVisible();
  },
};

function DayChooser(props: Pick<DayShortcutsProps, 'days'>) {
  const [value, setValue] = useState('');
  return (
    <Box maxW="32rem">
      <DayShortcuts {...props} value={value} onChange={setValue} label="Next free days" format={SLOTS_12H} />
    </Box>
  );
}

export const Days: Story = {
  render: () => <DayChooser days={['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tue, Nov 24' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Tue, Nov 24');
  },
};
