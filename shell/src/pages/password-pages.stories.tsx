import { sessionStore } from '@veto/shared-data/core';
import { expect, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { CheckYourMail } from './check-your-mail.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';

const meta: Meta = { title: 'Pages/Password', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Forgotten: Story = {
  render: () => <ForgotPasswordPage />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send reset link' }));
    await expect(await within(canvasElement).findByText('Please enter a valid email address')).toBeVisible();
  },
};

export const MailIsOnItsWay: Story = {
  render: () => (
    <CheckYourMail address="anna@example.com" sentence="If an account with this address exists, we have sent a link." />
  ),
};

export const NewPassword: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'u1' }, true),
  render: () => <ResetPasswordPage />,
};

export const LinkExpired: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  render: () => <ResetPasswordPage />,
};
