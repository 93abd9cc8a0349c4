import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { visit } from '@veto/shared-data/fixtures';
import { Box } from '@veto/shared-ui/box';
import { expect, fn, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { useRef } from 'react';
import { VET } from '../booking-sheet/booking-sheet.fixture.ts';
import BookedTicket from './booked-ticket.tsx';

const booked = visit({
  date: addDays(todayInWarsaw(), 1),
  time: '10:00',
  petName: 'Burek',
  petType: 'dog',
  reason: 'check of the front leg before the hiking season',
});

const meta = {
  title: 'Parts/BookedTicket',
  component: BookedTicket,
  args: { veterinarian: VET, visit: booked, headingRef: { current: null }, onBookAnother: fn() },
  render: (args) => <InTheColumn {...args} />,
} satisfies Meta<typeof BookedTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

function InTheColumn(args: Parameters<typeof BookedTicket>[0]) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box maxW="24rem">
      <BookedTicket {...args} headingRef={heading} />
    </Box>
  );
}

/** It takes the focus, names the clinic's real address, and leads on. */
export const ADog: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'See you tomorrow.' })).toHaveFocus());
    const ticket = canvas.getByRole('article', { name: /^Dr\. Anna Kowalska/ });
    await expect(ticket).toHaveTextContent('Klinika Pod Lipami, ul. Lipowa 12, Warszawa');
    await expect(ticket).toHaveTextContent('Burek · check of the front leg before the hiking season');
    await expect(canvas.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('Lipowa'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Book an Appointment' }));
    await expect(args.onBookAnother).toHaveBeenCalledOnce();
  },
};

export const ABird: Story = { args: { visit: { ...booked, petType: 'bird', petName: 'Coco' } } };

export const OnAPhone: Story = {
  args: { visit: { ...booked, petType: 'cat', petName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) } },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
