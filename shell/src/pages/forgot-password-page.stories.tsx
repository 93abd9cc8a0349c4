import {
  ALWAYS_THE_SAME,
  expect,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  within,
} from '@veto/shared-ui/storybook';
import { CheckYourMail } from './check-your-mail.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import { openedAgain } from './opened-again.fixture.tsx';

const meta: Meta<typeof ForgotPasswordPage> = {
  title: 'Pages/Forgotten password',
  component: ForgotPasswordPage,
  parameters: {
    page: { routes: ['/forgot-password'], without: ALWAYS_THE_SAME },
    layout: 'fullscreen',
    path: '/forgot-password',
  },
};
export default meta;
type Story = StoryObj<typeof ForgotPasswordPage>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send reset link' }));
    await expect(await within(canvasElement).findByText('Please enter a valid email address')).toBeVisible();
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** The address that was typed is there in the other language, too. */
export const Again: Story = {
  tags: ['!dev'],
  render: openedAgain(ForgotPasswordPage),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await expect(await canvas.findByDisplayValue('anna@example.com')).toHaveAttribute('name', 'email');
  },
};

export const MailIsOnItsWay: Story = {
  render: () => (
    <CheckYourMail address="anna@example.com" sentence="If an account with this address exists, we have sent a link." />
  ),
};
