import { sessionStore } from '@veto/shared-data/core';
import { ownerProfile } from '@veto/shared-data/fixtures';
import { profileKeys } from '@veto/shared-data/profiles';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import DashboardPage from './dashboard-page.tsx';

const meta: Meta<typeof DashboardPage> = {
  title: 'Pages/Owner dashboard',
  component: DashboardPage,
  parameters: { layout: 'fullscreen', path: '/dashboard', queryData: [[profileKeys.own('owner'), ownerProfile()]] },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner', email: 'owner@veto.example' }, true),
};
export default meta;
type Story = StoryObj<typeof DashboardPage>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pet Owner Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/appointments/new');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const EditingAndCancelling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await userEvent.clear(await canvas.findByLabelText('Full Name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Ola Nowak')).toBeVisible();
  },
};
