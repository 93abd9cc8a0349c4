import { accountLanguageKeys, phoneKeys } from '@veto/shared-data/account';
import { sessionStore } from '@veto/shared-data/core';
import {
  expect,
  type Meta,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import AccountPage from './account-page.tsx';

const EMAIL = 'owner@veto.example';

const meta: Meta<typeof AccountPage> = {
  title: 'Pages/Account',
  component: AccountPage,
  parameters: {
    page: {
      routes: ['/account'],
      without: { Empty: 'See Without Phone Number.', Long: 'Its words are fixed.' },
    },
    layout: 'fullscreen',
    path: '/account',
    queryData: [
      [phoneKeys.own('owner'), '+48 600 100 200'],
      [accountLanguageKeys.own('owner'), null],
      [accountLanguageKeys.own('vet'), 'pl'],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner', email: EMAIL }, true),
};
export default meta;
type Story = StoryObj<typeof AccountPage>;

export const Owner: Story = {
  play: async ({ canvas }) => {
    for (const field of ['Current password', 'New password', 'Confirm password'])
      await expect(canvas.getByRole('button', { name: `Show password: ${field}` })).toBeVisible();
    await expect(canvas.getByText(EMAIL)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New email address'), EMAIL.toUpperCase());
    await userEvent.click(canvas.getByRole('button', { name: 'Send the confirmation link' }));
    await expect(await canvas.findByText('You already sign in with this address')).toBeVisible();
  },
};

const states = pageStates();
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** A number is checked as everywhere; without one nobody can call. */
export const WithoutPhoneNumber: Story = {
  parameters: { instead: [[phoneKeys.own('owner'), null]] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Phone number' });
    await expect(canvas.getByRole('button', { name: 'Save phone number' })).toBeDisabled();
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save phone number' }));
    await expect(await canvas.findByText(/^Please enter a phone number, such as/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

/** English until something was chosen: so mails come. */
export const Language: Story = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save language' });
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Українська' }));
    await expect(save).toBeEnabled();
  },
};

/** The rules of registration, and the present password. */
export const PasswordRules: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    for (const words of [
      'Please enter your current password',
      'Password must be at least 6 characters',
      "Passwords don't match",
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};

/** Nothing is deleted before the address has been typed. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await waitFor(() => expect(dialog.getByText(/^Your reviews stay, without your name/)).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Your email address/), 'somebody@else.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await expect(await dialog.findByText('Please type the address you sign in with')).toBeVisible();
  },
};

export const DeletingAsVeterinarian: Story = {
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: EMAIL }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Polski' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/the pet owners are notified/)).toBeVisible());
  },
};
