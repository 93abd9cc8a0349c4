import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { vetProfile, visitOfClient } from '@veto/shared-data/fixtures';
import { profileKeys } from '@veto/shared-data/profiles';
import { scheduleKeys } from '@veto/shared-data/schedule';
import { expect, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import CalendarPage from '../calendar/calendar-page.tsx';
import ProfileCompletionPage from '../profile/profile-completion-page.tsx';
import ForVetsPage from './for-vets-page.tsx';
import ManagePage from './manage-page.tsx';

const VET = { state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' } as const;

const meta: Meta = {
  title: 'Pages/For vets',
  parameters: {
    layout: 'fullscreen',
    queryData: [
      [profileKeys.own('vet'), vetProfile({ specialty: 'Oncology' })],
      [
        scheduleKeys.workingHours('vet'),
        [
          { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
          { weekday: 1, opensAt: '13:00', closesAt: '17:15' },
          { weekday: 6, opensAt: '10:00', closesAt: '14:00' },
        ],
      ],
      [
        appointmentKeys.ofVeterinarian('vet'),
        [visitOfClient(), visitOfClient({ id: 'a2', time: '09:00', status: 'completed' })],
      ],
    ],
  },
  beforeEach: () => sessionStore.setState(VET, true),
};
export default meta;
type Story = StoryObj;

export const Landing: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  render: () => <ForVetsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join as a Veterinarian' })).toHaveAttribute(
      'href',
      '/register?type=veterinarian',
    );
  },
};

/** A stored time that the list lacks stays chosen. */
export const Manage: Story = {
  render: () => <ManagePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is live')).toBeVisible();
    const monday = within(canvas.getByRole('group', { name: 'Monday' }));
    await expect(monday.getAllByLabelText('Monday, closes at')[1]).toHaveValue('17:15');
    await expect(within(canvas.getByRole('group', { name: 'Sunday' })).getByText('Closed')).toBeVisible();
  },
};

export const HoursThatEndBeforeTheyStart: Story = {
  render: () => <ManagePage />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Saturday, closes at'), '09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save working hours' }));
    await expect(await canvas.findByText('Closing time must be after opening time')).toBeVisible();
  },
};

export const ManageAsOwner: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
  render: () => <ManagePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Veto for veterinarians' })).toBeVisible();
  },
};

export const Calendar: Story = {
  parameters: { path: '/for-vets/calendar?week=2026-11-24' },
  render: () => <CalendarPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 23, 2026 – Nov 29, 2026')).toBeVisible();
    await expect(canvas.getByText('02:30 PM')).toBeVisible();
  },
};

export const CompletingTheProfile: Story = {
  parameters: { path: '/vet-details' },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  render: () => <ProfileCompletionPage />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Professional Biography/), 'Short');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Profile' }));
    for (const message of [
      'Clinic name must be at least 2 characters',
      'Please enter a valid address',
      'City name must be at least 2 characters',
      'Please select a specialty',
      'Please enter years of experience',
      'Bio must be at least 10 characters',
      'Please enter a valid phone number',
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText(/^Professional Biography/)).toHaveValue('Short');
  },
};

export const CompletingWhenSignedIn: Story = {
  parameters: { path: '/vet-details' },
  render: () => <ProfileCompletionPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Primary Specialty/)).toHaveValue('Oncology');
  },
};
