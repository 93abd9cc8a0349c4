import { expect, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { LeaveGuard } from './leave-guard.tsx';

const meta = {
  title: 'Parts/LeaveGuard',
  component: LeaveGuard,
  args: { when: true, what: 'working hours' },
} satisfies Meta<typeof LeaveGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the shell asks before it goes somewhere; whether it may. */
const asks = () =>
  dispatchEvent(new CustomEvent('veto:before-leaving', { cancelable: true, detail: '/dashboard?tab=appointments' }));
/** As the browser asks before a reload. */
const reloads = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A link asks first. Staying changes nothing; leaving goes there, and asks no more. */
export const Asks: Story = {
  play: async () => {
    await waitFor(() => expect(reloads()).toBe(false));
    await expect(asks()).toBe(false);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay and save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(asks()).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(asks()).toBe(true);
  },
};

/** With nothing to lose it asks nothing. */
export const NothingToLose: Story = {
  args: { when: false },
  play: async () => {
    await expect(reloads()).toBe(true);
    await expect(asks()).toBe(true);
  },
};
