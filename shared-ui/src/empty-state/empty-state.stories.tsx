import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  parameters: { naturalWidth: '44rem' },
  component: EmptyState,
  args: {
    title: 'No pets added yet',
    description: 'Add your first pet to keep its health records in one place.',
    illustration: 'no-pets',
    children: <Button>Add New Pet</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const NoAppointments: Story = {
  args: {
    title: 'No upcoming appointments',
    description: undefined,
    illustration: 'no-appointments',
    children: <Button>Book Appointment</Button>,
  },
};
export const TextOnly: Story = { args: { illustration: undefined, children: undefined } };
