import { expect, fn, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { SignOutButton } from './sign-out-button.tsx';

const meta = {
  title: 'Layout/SignOutButton',
  component: SignOutButton,
  args: {
    signOut: fn(() => new Promise<void>(() => {})),
    failed: { title: 'Error', description: 'Failed to sign out. Please try again.' },
  },
} satisfies Meta<typeof SignOutButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const SigningOut: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
    await expect(args.signOut).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { signOut: fn(() => Promise.reject(new Error('No answer'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByText('Failed to sign out. Please try again.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  },
};
