import { expect, fn, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function Asking(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Cancel
      </Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Cancel Appointment',
    confirmLabel: 'Yes, Cancel',
    cancelLabel: 'Keep Appointment',
    onConfirm: fn(),
    destructive: true,
    children:
      'Are you sure you want to cancel your appointment with Dr. Anna Kowalska for Burek on Monday, November 23, 2026 at 10:00 AM? This action cannot be undone.',
  },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Harmless: Story = {
  args: {
    destructive: false,
    title: 'Block Dr. Anna Kowalska?',
    confirmLabel: 'Block',
    cancelLabel: 'Keep writing',
    children:
      'You will no longer get messages from Dr. Anna Kowalska, and cannot write to them. Your messages stay, and you can unblock at any time.',
  },
  play: async () => {
    await expect(await screen.findByText(/you can unblock at any time/)).toBeVisible();
    await expect(screen.queryByText(/cannot be undone/)).not.toBeInTheDocument();
  },
};
export const Working: Story = { args: { loading: true } };

export const ReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Appointment' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
