import { SLOTS_12H, SLOTS_POLISH } from '@veto/shared-data/calendar';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { BookingRefusal } from './booking-refusal.tsx';

const nearest = ['11:30', '12:30', '13:00'].map((time) => ({ date: '2026-11-23', time }));

const meta = {
  title: 'Booking/BookingRefusal',
  parameters: {
    naturalWidth: '36rem',
    polish: {
      title: 'Ten termin został właśnie zajęty.',
      nearestLabel: 'Najbliższe wolne terminy:',
      format: SLOTS_POLISH,
    },
  },
  component: BookingRefusal,
  args: {
    title: 'This time has just been taken. Please choose another one.',
    nearest,
    nearestLabel: 'Nothing you typed is lost. These are the nearest free times:',
    onChoose: fn(),
    format: SLOTS_12H,
  },
} satisfies Meta<typeof BookingRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This time has just been taken.');
    await userEvent.click(canvas.getByRole('button', { name: /12:30 PM$/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(nearest[1]);
  },
};

export const NothingElse: Story = { args: { nearest: [] } };

export const AnotherReason: Story = {
  render: ({ nearest: _, ...args }) => (
    <BookingRefusal {...args} title="Failed to book appointment. Please try again." />
  ),
};

export const Polish: Story = { globals: { language: 'pl' } };
