import { HStack } from '@chakra-ui/react/stack';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { AppointmentStatusBadge } from './appointment-status-badge.tsx';

const meta = {
  title: 'Booking/AppointmentStatusBadge',
  component: AppointmentStatusBadge,
  args: { status: 'upcoming' },
} satisfies Meta<typeof AppointmentStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const All: Story = {
  render: () => (
    <HStack gap="3" wrap="wrap">
      {['upcoming', 'completed', 'cancelled', 'requested'].map((status) => (
        <AppointmentStatusBadge key={status} status={status} />
      ))}
    </HStack>
  ),
};
