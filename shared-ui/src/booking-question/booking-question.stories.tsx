import { Button } from '@chakra-ui/react/button';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { BookingQuestion } from './booking-question.tsx';

const meta = {
  title: 'Components/BookingQuestion',
  component: BookingQuestion,
  args: {
    title: 'Anna Kowalska treats dogs and cats.',
    question: 'Book for a rabbit all the same?',
    confirmLabel: 'Book all the same',
    onConfirm: fn(),
    children: (
      <Button type="button" variant="plain" size="sm">
        Find who treats rabbits
      </Button>
    ),
  },
} satisfies Meta<typeof BookingQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotTreated: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alertdialog', { name: args.title })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Polish: Story = {
  args: {
    title: 'Anna Kowalska leczy psy i koty.',
    question: 'Umówić wizytę dla królika mimo to?',
    confirmLabel: 'Umów mimo to',
    children: undefined,
  },
};
