import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { Input } from '@veto/shared-ui/input';
import { expect, fn, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { UndoBar, type UndoBarProps } from './undo-bar.tsx';

const COMPLETED = {
  words: 'Burek’s visit is completed.',
  more: 'Appointment status updated successfully.',
  totalMs: 10_000,
  leftMs: 10_000,
};

const meta = {
  title: 'Parts/UndoBar',
  component: UndoBar,
  args: { undoable: COMPLETED, undoing: false, onUndo: fn(), onEnd: fn(), onHold: fn() },
  render: (args) => (
    <>
      <Input aria-label="Search" />
      <UndoBar {...args} />
    </>
  ),
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next Tab leads to Undo, and Ctrl+Z undoes, but in a field, where it takes back letters. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = screen.getByRole('button', { name: 'Undo' });
    await expect(within(screen.getByRole('status')).getByText(/Burek’s visit is completed/)).toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Search'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(2);
  },
};

/** Its time is over. */
export const Ends: Story = {
  args: { undoable: { ...COMPLETED, leftMs: 100 } },
  play: async ({ args }) => {
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

/** It waits while it is hovered, and goes on with what is left. */
export const Waits: Story = {
  args: { undoable: { ...COMPLETED, leftMs: 400 } },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Undo' });
    await userEvent.hover(button);
    await expect(args.onHold).toHaveBeenLastCalledWith(true, expect.any(Number));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.unhover(button);
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

/** A toast that stood there before the bar leaves it free. */
export const BelowAToast: Story = {
  args: { undoable: null },
  globals: { viewport: { value: 'desktop1280' } },
  render: (args) => <LateBar {...args} />,
  play: async ({ canvas }) => {
    toaster.create({
      type: 'success',
      title: 'Success',
      description: 'The template has been saved.',
      durationMs: 60_000,
    });
    const toast = await screen.findByRole('status', { name: 'Success' });
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    const button = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => {
      // One that has gone is nowhere.
      expect(toast).toBeVisible();
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
    });
  },
};

export const BelowAToastOnAPhone: Story = { ...BelowAToast, globals: { viewport: { value: 'phone360' } } };

function LateBar(args: UndoBarProps) {
  const [completed, setCompleted] = useState(false);
  return (
    <>
      <Button onClick={() => setCompleted(true)}>Complete</Button>
      <UndoBar {...args} undoable={completed ? COMPLETED : null} />
    </>
  );
}

/** The region waits for what comes into it. */
export const Nothing: Story = {
  args: { undoable: null },
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
