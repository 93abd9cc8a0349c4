import {
  ALWAYS_THE_SAME,
  expect,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import LoginPage from './login-page.tsx';
import { openedAgain } from './opened-again.fixture.tsx';

const meta: Meta<typeof LoginPage> = {
  title: 'Pages/Sign in',
  component: LoginPage,
  parameters: {
    page: { routes: ['/login'], without: ALWAYS_THE_SAME },
    layout: 'fullscreen',
    path: '/login?next=%2Fpets',
  },
};
export default meta;
type Story = StoryObj<typeof LoginPage>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const register = within(canvasElement).getByRole('link', { name: 'Register' });
    await expect(register).toHaveAttribute('href', '/register?next=%2Fpets');
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** The address that was typed is there in the other language, too; the password is kept nowhere. */
export const Again: Story = {
  tags: ['!dev'],
  render: openedAgain(LoginPage),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1');
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await expect(await canvas.findByDisplayValue('anna@example.com')).toHaveAttribute('name', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'nobody');
    await userEvent.type(canvas.getByLabelText('Password'), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('nobody');
  },
};
