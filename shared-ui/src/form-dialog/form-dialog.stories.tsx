import { Input } from '@chakra-ui/react/input';
import {
  expect,
  expectInView,
  fn,
  type Meta,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
} from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { FormField } from '../form-field/index.ts';
import { requestClose, watchCloseRequests } from '../sheet/close-watcher.fixture.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const meta = {
  title: 'Forms/FormDialog',
  component: FormDialog,
  args: {
    title: 'Add New Pet',
    submitLabel: 'Add Pet',
    submittingLabel: 'Adding...',
    submitting: false,
    onSubmit: fn((event) => event.preventDefault()),
    onClose: fn(),
    children: (
      <FormField label="Name">
        <Input defaultValue="Burek" />
      </FormField>
    ),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const SendsOnEnter: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add New Pet' })).toBeVisible());
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LeavesOnEscape: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add New Pet' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Android's Back closes what lies over the page, not the page; what stays open by it is asked again. */
export const LeavesOnBack: Story = {
  beforeEach: watchCloseRequests,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add New Pet' })).toBeVisible());
    for (const times of [1, 2]) {
      await waitFor(requestClose);
      await expect(args.onClose).toHaveBeenCalledTimes(times);
    }
  },
};

/** Leaving may keep what was typed; cancelling says that it is not wanted. */
export const TellsCancellingFromLeaving: Story = {
  args: { onCancel: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function WithAPress(props: FormDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <h2>Texts</h2>
      {(isOpen || !isPressed) && <Button onClick={() => setOpen(true)}>Describe</Button>}
      {isOpen && (
        <FormDialog {...props} onClose={() => setOpen(false)}>
          {!isPressed && <Button onClick={() => setPressed(true)}>Add Polish</Button>}
          {props.children}
        </FormDialog>
      )}
    </>
  );
}

/** What had the focus in the dialog may disappear, and the page's button afterwards: the nearest heading has it then. */
export const ItsOwnButtonGoes: Story = {
  render: (args) => <WithAPress {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Describe' }));
    const press = await screen.findByRole('button', { name: 'Add Polish' });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add New Pet' })).toBeVisible());
    await userEvent.click(press);
    await expect(press).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', { name: 'Texts' })).toHaveFocus();
  },
};

export const Sending: Story = { args: { submitting: true } };

/** Enter does the first; the other is a press. */
export const TwoWaysToSend: Story = {
  args: {
    otherSubmit: (
      <Button variant="subtle" onClick={fn()}>
        Ask the household first
      </Button>
    ),
  },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add New Pet' })).toBeVisible());
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // The button that acts is the last, on a phone the one on top.
    await expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Ask the household first',
      'Add Pet',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask the household first' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Title, fields and buttons scroll as one: a field is never squeezed between them. */
export const AtFourTimesTheSize: Story = {
  globals: { viewport: { value: 'zoomed400' } },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await expect(field).toHaveFocus();
    await waitFor(() => expectInView(field));
    const button = screen.getByRole('button', { name: 'Add Pet' });
    button.focus();
    await waitFor(() => expectInView(button));
  },
};
