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

export const MailIsOnItsWay: Story = {
  render: () => (
    <CheckYourMail address="anna@example.com" sentence="If an account with this address exists, we have sent a link." />
  ),
};
