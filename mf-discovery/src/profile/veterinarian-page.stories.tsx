import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
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

const KNOWN = [
  [veterinarianKeys.detail(PROFILE.id), PROFILE],
  [scheduleKeys.slotsBetween(PROFILE.id, from, to), SLOTS],
  [reviewKeys.ofVeterinarian(PROFILE.id), { pages: [REVIEWS], pageParams: [null] }],
  [reviewKeys.summary(PROFILE.id), SUMMARY],
  [veterinarianKeys.prices(PROFILE.id), [{ service: 'Wellness exams', from: 120, to: 160 }]],
  [
    petKeys.list('u1'),
    [
      { id: 'p1', name: 'Luna', type: 'Cat' },
      { id: 'p2', name: 'Nemo', type: 'Fish' },
    ],
  ],
];

const meta = {
  title: 'Pages/Veterinarian profile',
  component: VeterinarianPage,
  parameters: {
    layout: 'fullscreen',
    path: `/veterinarian/${PROFILE.id}`,
    queryData: KNOWN,
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

/** Both ways to an account lead back to the time that was chosen. */
export const ChosenSignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '09:30' }));
    const next = encodeURIComponent(`/veterinarian/${PROFILE.id}?date=${DAY}&time=09:30`);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?next=${next}`);
    await expect(canvas.getByRole('link', { name: 'create an account' })).toHaveAttribute(
      'href',
      `/register?next=${next}`,
    );
  },
};

/** Veterinarians do not book: neither the button nor the free times are theirs. */
export const SeenByAVeterinarian: Story = {
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'v1' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Dr. ${PROFILE.name}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book an Appointment' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Book a visit' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
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
    await userEvent.click(canvas.getByRole('radio', { name: '09:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book an Appointment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book an Appointment' }));
    await expect(await dialog.findByRole('radio', { name: '09:30' })).toBeChecked();
    await expect(dialog.getByLabelText(/Date/)).toHaveValue(DAY);
    await userEvent.click(dialog.getByRole('radio', { name: '10:00' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '10:00' })).toBeChecked());
  },
};

/** An animal that the vet does not name: it is asked before anything is sent. */
export const AnotherAnimal: Story = {
  beforeEach: () => sessionStore.setState(OWNER, true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '09:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book an Appointment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book an Appointment' }));
    await userEvent.type(await dialog.findByLabelText(/Pet Name/), 'Coco');
    await userEvent.selectOptions(dialog.getByLabelText(/Pet Type/), 'bird');
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Wings');
    await userEvent.click(dialog.getByRole('button', { name: 'Book Appointment' }));
    const question = await dialog.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Dr. Anna Kowalska treats dogs, cats, and rabbits.');
    await expect(within(question).getByRole('link')).toHaveAttribute('href', '/doctors?pet=Birds');
    await userEvent.selectOptions(dialog.getByLabelText(/Pet Type/), 'cat');
    await expect(dialog.queryByRole('alertdialog')).toBeNull();
  },
};

export const NamedByTheAddress: Story = {
  parameters: { path: `/veterinarian/${PROFILE.id}?date=${DAY}&time=14:00` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '14:00' })).toBeChecked();
  },
};

export const NoLongerFree: Story = {
  parameters: { path: `/veterinarian/${PROFILE.id}?date=${DAY}&time=15:00` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /15:00 is no longer free\. Please choose another time\./,
    );
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '14:00' }));
    await expect(canvas.queryByText(/no longer free/)).toBeNull();
  },
};

const VOICES = [...REVIEWS, { ...REVIEWS[0], id: 'r3', authorName: 'Ewa S.', comment: 'Patient with our old dog.' }];

/** Two voices in large letters; the others, and how the stars are spread, wait for a press. */
export const ManyReviews: Story = {
  parameters: {
    queryData: [...KNOWN, [reviewKeys.ofVeterinarian(PROFILE.id), { pages: [VOICES], pageParams: [null] }]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Ewa S.')).toBeNull();
    const more = canvas.getByRole('button', { name: 'Show all 37 reviews' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Ewa S.')).toBeVisible();
    await expect(canvas.getByText('5 stars')).toBeVisible();
    await expect(canvas.getAllByText('Katarzyna M.')).toHaveLength(1);
  },
};

/** On a phone booking is far below: a bar leads there. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(canvas.getByRole('heading', { name: 'Book a visit' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Book' })).toBeNull());
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
