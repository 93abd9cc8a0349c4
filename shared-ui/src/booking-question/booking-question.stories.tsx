import { expect, fn, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { BookingQuestion } from './booking-question.tsx';

const meta = {
  title: 'Booking/BookingQuestion',
  parameters: {
    naturalWidth: '36rem',
    polish: {
      title: 'Anna Kowalska leczy psy i koty.',
      question: 'Umówić wizytę dla królika mimo to?',
      confirmLabel: 'Umów mimo to',
      other: { href: '/map-search', label: 'Znajdź innego weterynarza' },
    },
  },
  component: BookingQuestion,
  args: {
    title: 'Anna Kowalska treats dogs and cats.',
    question: 'Book for a rabbit anyway?',
    confirmLabel: 'Book anyway',
    onConfirm: fn(),
    other: { href: '/doctors?petType=Rabbits', label: 'Find who treats rabbits' },
  },
} satisfies Meta<typeof BookingQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: args.title })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Find who treats rabbits' })).toHaveAttribute(
      'href',
      '/doctors?petType=Rabbits',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Polish: Story = { globals: { language: 'pl' } };
