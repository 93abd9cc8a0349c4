import { Button } from '@veto/shared-ui/button';
import { FormField } from '@veto/shared-ui/form-field';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { expect, fn, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { Textarea } from '@veto/shared-ui/textarea';
import { useState } from 'react';
import { FormSheet, type FormSheetProps } from './form-sheet.tsx';

function Opened(props: FormSheetProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mark Complete</Button>
      {open && <FormSheet {...props} onClose={close} />}
    </>
  );
}

const meta = {
  title: 'Parts/FormSheet',
  component: FormSheet,
  args: {
    title: 'Finish visit',
    subtitle: 'Burek · 10:00 AM · Katarzyna Wiśniewska',
    picture: <SpeciesTag type="dog" size="sm" />,
    submitLabel: 'Mark Complete',
    submittingLabel: 'Saving...',
    submitting: false,
    otherWay: (
      <Button variant="plain" colorPalette="red">
        Did not come
      </Button>
    ),
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
    onClose: fn(),
    children: (
      <FormField label="Note" helper="The owner can read it.">
        <Textarea rows={3} />
      </FormField>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof FormSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first empty field has the focus; Escape closes, and the focus returns to the button that opened it. */
export const AtTheSide: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
    await userEvent.keyboard('Healthy.{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mark Complete' }));
    const sheet = await screen.findByRole('dialog', { name: 'Finish visit' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const FromBelow: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Finish visit' });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

export const Saving: Story = { args: { submitting: true } };
