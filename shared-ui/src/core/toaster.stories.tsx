import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { type ToastOptions, toaster } from '@veto/shared-ui/core';
import { expect, type Meta, type StoryObj, screen, waitFor } from '@veto/shared-ui/storybook';

const toasts: ToastOptions[] = [
  {
    type: 'success',
    title: 'Appointment Booked',
    description: 'Your appointment with Dr. Anna Kowalska has been successfully booked.',
  },
  { type: 'error', title: 'Login failed', description: 'Please check your credentials and try again.' },
  { type: 'info', title: 'Signed out', description: 'You have been successfully signed out.' },
];

function Toasts() {
  return (
    <HStack gap="3" wrap="wrap" minH="24rem" align="flex-start">
      {toasts.map((toast) => (
        <Button key={toast.title} variant="outline" onClick={() => toaster.create(toast)}>
          {toast.title}
        </Button>
      ))}
    </HStack>
  );
}

const meta = {
  title: 'Components/Toaster',
  component: Toasts,
  beforeEach: () => () => toaster.dismiss(),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async () => {
    for (const toast of toasts) toaster.create({ ...toast, durationMs: 60_000 });
    await waitFor(() => expect(screen.getAllByRole('status').length + screen.getAllByRole('alert').length).toBe(3));
    for (const { title } of toasts)
      await waitFor(() => expect(screen.getByText(title, { selector: '[data-part]' })).toBeVisible());
  },
};
