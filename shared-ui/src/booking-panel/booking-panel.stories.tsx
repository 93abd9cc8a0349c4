import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { Button } from '../button/index.ts';
import { BookingPanel, BookingPanelSkeleton } from './booking-panel.tsx';

const meta = {
  title: 'Booking/BookingPanel',
  component: BookingPanel,
  parameters: { naturalWidth: '24rem', polish: { heading: 'Umów wizytę', children: <Button>Rezerwuj wizytę</Button> } },
  args: { heading: 'Book a visit', children: <Button>Book an Appointment</Button> },
} satisfies Meta<typeof BookingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Book a visit' })).toBeVisible();
  },
};

export const OnItsWay: Story = { render: ({ heading }) => <BookingPanelSkeleton heading={heading} h="17rem" /> };

export const Polish: Story = { globals: { language: 'pl' } };
