import { dropAllDrafts } from '@veto/shared-data/booking';
import { sessionStore } from '@veto/shared-data/core';
import { petKeys } from '@veto/shared-data/pets';
import { reviewKeys } from '@veto/shared-data/reviews';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import { toastIsShown } from '../fixtures/toasts.fixture.ts';
import { DAY, PROFILE, REVIEWS, SLOTS, SUMMARY } from '../fixtures/veterinarians.fixture.ts';
import VeterinarianPage from './veterinarian-page.tsx';

const { from, to } = bookableDays();
const OWNER = { state: 'owner', userId: 'u1', email: 'owner@veto.example', fullName: 'Ola Nowak' } as const;

const meta = {
  title: 'Pages/Veterinarian profile',
  component: VeterinarianPage,
  parameters: {
    layout: 'fullscreen',
    path: `/veterinarian/${PROFILE.id}`,
    queryData: [
      [veterinarianKeys.detail(PROFILE.id), PROFILE],
      [scheduleKeys.slotsBetween(PROFILE.id, from, to), SLOTS],
      [reviewKeys.ofVeterinarian(PROFILE.id), { pages: [REVIEWS], pageParams: [null] }],
      [reviewKeys.summary(PROFILE.id), SUMMARY],
      [
        petKeys.list('u1'),
        [
          { id: 'p1', name: 'Luna', type: 'Cat' },
          { id: 'p2', name: 'Nemo', type: 'Fish' },
        ],
      ],
    ],
  },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'signed-out' }, true);
  },
  render: () => (
    <Routes>
      <Route path="/veterinarian/:id" element={<VeterinarianPage />} />
    </Routes>
  ),
} satisfies Meta<typeof VeterinarianPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?next=%2Fveterinarian%2F${PROFILE.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Book an Appointment' }));
    await toastIsShown('Please sign in to book an appointment.');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Veterinarians do not book: neither the button nor the free times are theirs. */
export const SeenByAVeterinarian: Story = {
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'v1' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: PROFILE.name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book an Appointment' })).toBeNull();
    await expect(canvas.queryByText('Next free times')).toBeNull();
  },
};

export const Booking: Story = {
  beforeEach: () => sessionStore.setState(OWNER, true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book an Appointment' }));
    const opened = await screen.findByRole('dialog', { name: 'Book an Appointment' });
    // It fades in.
    await waitFor(() => expect(opened).toBeVisible());
    const dialog = within(opened);
    await userEvent.click(dialog.getByRole('button', { name: 'Book Appointment' }));
    for (const message of ['Pet name', 'Pet type', 'Reason for visit'])
      await expect(await dialog.findByText(`${message} is required`)).toBeVisible();
    await expect(dialog.getByText('Please choose a date')).toBeVisible();
    await expect(dialog.getByText('Please choose a time')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Luna' }));
    await expect(dialog.getByLabelText(/Pet Name/)).toHaveValue('Luna');
    await expect(dialog.getByLabelText(/Pet Type/)).toHaveValue('cat');
    await userEvent.click(dialog.getByRole('button', { name: 'Nemo' }));
    await expect(dialog.getByLabelText(/Pet Type/)).toHaveValue('other');
  },
};

export const BookingAChosenTime: Story = {
  beforeEach: () => sessionStore.setState(OWNER, true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /09:30 AM$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book an Appointment' }));
    await expect(await dialog.findByRole('radio', { name: '09:30 AM' })).toBeChecked();
    await expect(dialog.getByLabelText(/Date/)).toHaveValue(DAY);
  },
};

export const WithoutHoursAndReviews: Story = {
  parameters: {
    queryData: [
      [
        veterinarianKeys.detail(PROFILE.id),
        { ...PROFILE, rating: null, workingHours: [], nextSlot: null, availability: null, phone: null, website: null },
      ],
      [scheduleKeys.slotsBetween(PROFILE.id, from, to), []],
      [reviewKeys.ofVeterinarian(PROFILE.id), { pages: [[]], pageParams: [null] }],
    ],
  },
};

export const NotFound: Story = {
  parameters: { queryData: [[veterinarianKeys.detail(PROFILE.id), null]] },
  play: async () => {
    await toastIsShown('Failed to fetch veterinarian details.');
  },
};
