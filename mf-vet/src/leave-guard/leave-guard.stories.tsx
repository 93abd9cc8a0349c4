import { Stack } from '@veto/shared-ui/stack';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { SiteLink } from '@veto/slice-kit';
import { LeaveGuard } from './leave-guard.tsx';

const meta = {
  title: 'Veterinarian/Leave guard',
  component: LeaveGuard,
  args: { when: true, what: 'Your working hours' },
  render: (args) => (
    <Stack>
      <LeaveGuard {...args} />
      <SiteLink href="/dashboard">Dashboard</SiteLink>
    </Stack>
  ),
} satisfies Meta<typeof LeaveGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link asks first; staying changes nothing. */
export const Asks: Story = {
  play: async ({ canvas }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(location.href).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Stay and save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
};

/** With nothing to lose it asks nothing. */
export const NothingToLose: Story = {
  args: { when: false },
  play: async () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(false);
  },
};
