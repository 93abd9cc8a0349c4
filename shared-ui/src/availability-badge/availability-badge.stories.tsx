import { Flex } from '@chakra-ui/react/flex';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { AvailabilityBadge } from './availability-badge.tsx';

const meta = {
  title: 'Booking/AvailabilityBadge',
  component: AvailabilityBadge,
  args: { availability: { soonness: 'today', label: 'Available today' } },
} satisfies Meta<typeof AvailabilityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Flex gap="3">
      <AvailabilityBadge availability={{ soonness: 'today', label: 'Available today' }} />
      <AvailabilityBadge availability={{ soonness: 'this-week', label: 'Available this week' }} />
      <AvailabilityBadge availability={{ soonness: 'later', label: 'Next: Nov 30, 2026' }} />
    </Flex>
  ),
};

export const NoneKnown: Story = {
  args: { availability: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Available|Next/)).toBeNull();
  },
};
