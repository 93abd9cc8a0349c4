import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { type ToastOptions, toaster } from '@veto/shared-ui/core';
import { expect, fn, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { FormField } from '../form-field/index.ts';

const toasts: ToastOptions[] = [
  {
    type: 'success',
    title: 'Appointment Booked',
    description: 'Your appointment with Dr. Anna Kowalska has been successfully booked.',
  },
  { type: 'info', title: 'Signed out', description: 'You have been successfully signed out.' },
  { type: 'warning', title: 'Reschedule Request Sent', description: 'Both times are held until Dr. Wójcik answers.' },
  { type: 'error', title: 'Login failed', description: 'Please check your credentials and try again.' },
];
const asked: ToastOptions = { type: 'info', title: 'Appointment Cancelled' };
const failed: ToastOptions = { type: 'error', title: 'Error', description: 'Failed to cancel. Please try again.' };

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
  title: 'Feedback/Toaster',
  component: Toasts,
  beforeEach: () => () => toaster.dismiss(),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

const titleOf = (toast: ToastOptions) => screen.queryByText(toast.title, { selector: '[data-part]' });

export const Overview: Story = {
  play: async () => {
    for (const toast of toasts) {
      toaster.create({ ...toast, durationMs: 60_000 });
      await waitFor(() => expect(titleOf(toast)).toBeVisible());
    }
    for (const earlier of toasts.slice(0, -1)) await expect(titleOf(earlier)).toBeNull();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

/** Whoever made it hears that the visitor closed it, and not that it went or that its action was taken. */
export const Closed: Story = {
  play: async () => {
    const onClose = fn();
    const shown = async (title: string) => {
      toaster.create({ title, durationMs: 60_000, action: { label: 'Undo', onClick: () => {} }, onClose });
      await waitFor(() => expect(screen.getByText(title, { selector: '[data-part]' })).toBeVisible());
      return within(screen.getByRole('status', { name: title }));
    };
    await userEvent.click((await shown('Taken')).getByRole('button', { name: 'Undo' }));
    await shown('Gone');
    toaster.dismiss();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click((await shown('Closed')).getByRole('button', { name: 'Dismiss notification' }));
    await expect(onClose).toHaveBeenCalledOnce();
    (await shown('Escaped')).getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

/** It goes when a dialog opens, and one that a dialog's button brings stands beside the dialog. */
export const WithADialog: Story = {
  render: () => <Asking />,
  play: async ({ canvasElement }) => {
    toaster.create({ ...asked, durationMs: 60_000 });
    await waitFor(() => expect(titleOf(asked)).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel the visit' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(titleOf(asked)).toBeNull());
    toaster.create(failed);
    await waitFor(() => expect(titleOf(failed)).toBeVisible());
    // By its role: a screen reader hears it beside the dialog.
    const [toast, heading] = [screen.getByRole('alert'), within(dialog).getByRole('heading')];
    await waitFor(() => expect(covers(toast, heading)).toBe(false));
    await expect(covers(toast, within(dialog).getByRole('button', { name: 'Keep Appointment' }))).toBe(false);
  },
};

/** A form takes all of a phone: a toast stands between its fields and its foot, and goes once the form is sent again. */
export const WithAFormOnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  render: () => (
    <FormDialog
      title="Add New Pet"
      submitLabel="Add Pet"
      submittingLabel="Adding..."
      submitting={false}
      onSubmit={(event) => event.preventDefault()}
      onClose={() => {}}
    >
      {['Breed', 'Birthday', 'Gender', 'Weight', 'Color', 'Allergies', 'Medicines', 'Vaccines', 'Photo'].map(
        (label) => (
          <FormField key={label} label={label}>
            <Input />
          </FormField>
        ),
      )}
    </FormDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeVisible();
    const fields = within(dialog).getByRole('textbox', { name: 'Breed' }).closest('.chakra-dialog__body');
    if (!fields) throw new Error('The dialog has no body.');
    toaster.create(failed);
    await waitFor(() => expect(titleOf(failed)).toBeVisible());
    const toast = screen.getByRole('alert');
    await waitFor(() => expect(covers(toast, fields)).toBe(false));
    await expect(covers(toast, within(dialog).getByRole('button', { name: 'Add Pet' }))).toBe(false);
    const height = fields.clientHeight;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Pet' }));
    await waitFor(() => expect(titleOf(failed)).toBeNull());
    await waitFor(() => expect(fields.clientHeight).toBeGreaterThan(height));
  },
};

function covers(toast: Element, other: Element): boolean {
  const [one, two] = [toast.getBoundingClientRect(), other.getBoundingClientRect()];
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel the visit</Button>
      <ConfirmDialog
        open={open}
        title="Cancel Appointment"
        confirmLabel="Yes, Cancel"
        cancelLabel="Keep Appointment"
        onConfirm={() => setOpen(false)}
        onOpenChange={setOpen}
      >
        This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
