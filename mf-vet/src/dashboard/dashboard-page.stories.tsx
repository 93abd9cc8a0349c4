import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { rescheduleRequest, vetProfile, visitOfClient } from '@veto/shared-data/fixtures';
import { profileKeys } from '@veto/shared-data/profiles';
import { type Review, reviewKeys } from '@veto/shared-data/reviews';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import AppointmentsPage from '../visits/appointments-page.tsx';
import DashboardPage from './dashboard-page.tsx';

const VISITS = [
  visitOfClient(),
  visitOfClient({
    id: 'a2',
    time: '16:00',
    petName: 'Mila',
    petType: 'cat',
    client: { fullName: 'Jan Zieliński', email: 'jan@veto.example' },
    rescheduleRequest: rescheduleRequest(),
  }),
  visitOfClient({ id: 'a3', date: '2026-10-02', status: 'completed', visitNote: 'Teeth cleaned.' }),
  visitOfClient({ id: 'a4', date: '2026-09-14', status: 'cancelled' }),
];

const REVIEW: Review = {
  id: 'rv1',
  veterinarianId: 'vet',
  rating: 5,
  comment: 'Patient with a frightened cat.',
  authorName: 'Maria W.',
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-03T10:00:00Z',
};

const meta: Meta<typeof DashboardPage> = {
  title: 'Pages/Veterinarian dashboard',
  component: DashboardPage,
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard',
    queryData: [
      [profileKeys.own('vet'), vetProfile()],
      [appointmentKeys.ofVeterinarian('vet'), VISITS],
      [reviewKeys.ofVeterinarian('vet'), { pages: [[REVIEW]], pageParams: [null] }],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true),
};
export default meta;
type Story = StoryObj<typeof DashboardPage>;

export const Profile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('vet@veto.example')).toBeVisible();
    await expect(canvas.getByText('Surgery')).toBeVisible();
  },
};

export const AnsweringAReview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Maria W.' }));
    const dialog = await screen.findByRole('dialog', { name: 'Answer Maria W.' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByLabelText(/^Your answer/)).toHaveValue('');
  },
};

/** The stored 'surgery' is not in the form's list of labels: it stays chosen. The address cannot be changed. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(await canvas.findByLabelText('Specialty')).toHaveValue('surgery');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
};

/** Only upcoming visits can be completed or cancelled; times have twelve hours. */
export const Appointments: Story = {
  parameters: { path: '/dashboard?tab=appointments' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Mark Complete/ })).toHaveLength(2);
    const first = canvas.getAllByRole('article')[0] as HTMLElement;
    await expect(within(first).getByText('02:30 PM')).toBeVisible();
    await expect(within(first).getByRole('link', { name: 'maria@veto.example' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit visit note/ }));
    await expect(await screen.findByLabelText(/^Treatment summary/)).toHaveValue('Teeth cleaned.');
  },
};

export const NoAppointments: Story = {
  parameters: { path: '/appointments', queryData: [[appointmentKeys.ofVeterinarian('vet'), []]] },
  render: () => <AppointmentsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No appointments yet')).toBeVisible();
  },
};
