import { sessionStore } from '@veto/shared-data/core';
import {
  ALWAYS_THE_SAME,
  expect,
  fn,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  within,
} from '@veto/shared-ui/storybook';
import { openLinkQuestion } from './open-link-question.ts';
import ResetPasswordPage from './reset-password-page.tsx';

const meta: Meta<typeof ResetPasswordPage> = {
  title: 'Pages/New password',
  component: ResetPasswordPage,
  parameters: {
    page: { routes: ['/reset-password'], without: ALWAYS_THE_SAME },
    layout: 'fullscreen',
    path: '/reset-password',
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'u1' }, true),
};
export default meta;
type Story = StoryObj<typeof ResetPasswordPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const LinkExpired: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};

const withLink = (kind: string) => ({ path: `/reset-password#token_hash=0123456789abcdef&type=${kind}` });
export const UnusedLink: Story = {
  ...LinkExpired,
  parameters: withLink('recovery'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a new password' })).toBeEnabled();
  },
};
export const UnusedConfirmation: Story = { ...LinkExpired, parameters: withLink('signup'), tags: ['!test'] };
export const UnusedChange: Story = { parameters: withLink('email_change'), tags: ['!test'] };

const accept = fn(async () => {});
export const SomebodyElsesLink: Story = {
  beforeEach: () => {
    sessionStore.setState({ state: 'owner', userId: 'u1', email: 'anna@example.com' }, true);
    openLinkQuestion.setState({
      question: { kind: 'recovery', email: 'olga@example.com', accept, decline: fn() },
    });
    return () => openLinkQuestion.setState({ question: null });
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/signed in as anna@example.com.*signs you in as olga@example.com/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Switch to olga@example.com' }));
    await expect(await page.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expect(accept).toHaveBeenCalledOnce();
  },
};
