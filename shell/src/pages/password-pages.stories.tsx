import { sessionStore } from '@veto/shared-data/core';
import { expect, fn, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { CheckYourMail } from './check-your-mail.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import { openLinkQuestion } from './open-link-question.ts';
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

const accept = fn(async () => {});
export const SomebodyElsesLink: Story = {
  beforeEach: () => {
    sessionStore.setState({ state: 'owner', userId: 'u1', email: 'anna@example.com' }, true);
    openLinkQuestion.setState({
      question: { kind: 'recovery', email: 'olga@example.com', accept, decline: fn() },
    });
    return () => openLinkQuestion.setState({ question: null });
  },
  render: () => <ResetPasswordPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/signed in as anna@example.com.*signs you in as olga@example.com/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Switch to olga@example.com' }));
    await expect(await page.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expect(accept).toHaveBeenCalledOnce();
  },
};
