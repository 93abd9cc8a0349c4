import {
  expect,
  fn,
  type Meta,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  type within,
} from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

/** Two visits that can be cancelled. The page hears of it with the answer, or at a press elsewhere: later than the dialog closes. */
function Visits({ heardLater, ...props }: ConfirmDialogProps & { heardLater: boolean }) {
  const [visits, setVisits] = useState(['Burek', 'Mruczka']);
  const [asked, setAsked] = useState<string | null>(null);
  const [cancelled, setCancelled] = useState<string | null>(null);
  const drop = (name: string | null) => setVisits(visits.filter((visit) => visit !== name));
  const confirm = () => {
    setAsked(null);
    if (heardLater) setCancelled(asked);
    else drop(asked);
  };
  return (
    <section>
      <h2>Upcoming</h2>
      {visits.map((visit) => (
        <article key={visit}>
          <h3>{visit}</h3>
          <Button onClick={() => setAsked(visit)}>Cancel {visit}</Button>
        </article>
      ))}
      {cancelled && <Button onClick={() => drop(cancelled)}>The page hears of it</Button>}
      <ConfirmDialog {...props} open={asked !== null} onOpenChange={() => setAsked(null)} onConfirm={confirm} />
    </section>
  );
}

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
    await expect(opener).toHaveFocus();
  },
};

const cancelVisit = async (canvas: ReturnType<typeof within>, name: string) => {
  canvas.getByRole('button', { name: `Cancel ${name}` }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Appointment' })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

/** The button goes with its visit: the focus goes on at the next one, then at the heading of the list. */
export const ItsButtonGoes: Story = {
  args: { open: false },
  render: (args) => <Visits {...args} heardLater={false} />,
  play: async ({ canvas }) => {
    await cancelVisit(canvas, 'Burek');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Mruczka' })).toHaveFocus());
    await cancelVisit(canvas, 'Mruczka');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Upcoming' })).toHaveFocus());
  },
};

export const ItsButtonGoesLater: Story = {
  args: { open: false },
  render: (args) => <Visits {...args} heardLater />,
  play: async ({ canvas }) => {
    await cancelVisit(canvas, 'Burek');
    const button = canvas.getByRole('button', { name: 'Cancel Burek' });
    await expect(button).toHaveFocus();
    canvas.getByRole('button', { name: 'The page hears of it' }).click();
    await expect(button).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Mruczka' })).toHaveFocus());
  },
};
