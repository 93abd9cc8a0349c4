import {
  ALWAYS_THE_SAME,
  expect,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  within,
} from '@veto/shared-ui/storybook';
import { openedAgain } from './opened-again.fixture.tsx';
import RegisterPage from './register-page.tsx';

const meta: Meta<typeof RegisterPage> = {
  title: 'Pages/Registration',
  component: RegisterPage,
  parameters: {
    page: { routes: ['/register'], without: ALWAYS_THE_SAME },
    layout: 'fullscreen',
    path: '/register',
  },
};
export default meta;
type Story = StoryObj<typeof RegisterPage>;

export const PetOwner: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /Pet owner/ })).toBeChecked();
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const InvitedVeterinarian: Story = {
  parameters: { path: '/register?type=veterinarian' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /Veterinarian/ })).toBeChecked();
  },
};

/** What was typed is there in the other language, too, and after a look at another page; passwords are kept nowhere. */
export const Again: Story = {
  tags: ['!dev'],
  render: openedAgain(RegisterPage),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Veterinarian/ }));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Anna Kowalska');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1');
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await expect(await canvas.findByDisplayValue('Anna Kowalska')).toHaveAttribute('name', 'fullName');
    await expect(canvas.getByRole('radio', { name: /Veterinarian/ })).toBeChecked();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'A');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'secret2');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveValue('A');
  },
};

export const PasswordsDiffer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Full name'), 'Anna Kowalska');
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'secret2');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText("Passwords don't match")).toBeVisible();
  },
};
