import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { findNothing } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { reviewKeys } from '@veto/shared-data/reviews';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { CONSULTATION, visitTypeKeys } from '@veto/shared-data/visit-types';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import { openedSheet } from '../fixtures/booking-sheet.fixture.ts';
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
  [householdKeys.cared('u1'), []],
  [petKeys.list('u1'), [{ id: 'p1', name: 'Luna', type: 'Cat' }]],
];

const meta = {
  title: 'Pages/Veterinarian profile',
  component: VeterinarianPage,
  parameters: {
    page: { routes: ['/veterinarian', '/veterinarian/:id'] },
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

/** The sheet opens at the next free time, and says why nothing can be booked yet. */
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?next=%2Fveterinarian%2F${PROFILE.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Book an Appointment' }));
    const sheet = await openedSheet();
    await expect(await sheet.findByText('Please sign in to book an appointment.')).toBeVisible();
    await expect(sheet.getByText('Login Required')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/register/),
    );
  },
};

const states = pageStates({
  empty: {
    answers: [
      [
        veterinarianKeys.detail(PROFILE.id),
        { ...PROFILE, rating: null, workingHours: [], nextSlot: null, availability: null, phone: null, website: null },
      ],
      [scheduleKeys.slotsBetween(PROFILE.id, from, to), []],
      [reviewKeys.ofVeterinarian(PROFILE.id), { pages: [[]], pageParams: [null] }],
    ],
    says: /No reviews yet|no reviews yet/,
  },
  long: {
    answers: [[veterinarianKeys.detail(PROFILE.id), { ...PROFILE, name: LONG_NAME, clinicName: LONG_WORD }]],
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** Both ways to an account lead back to the time that was chosen. */
export const ChosenSignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '09:30' }));
    const sheet = await openedSheet();
    await expect(await sheet.findByLabelText(/Pet Name/)).toHaveValue('');
    await expect(sheet.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const next = encodeURIComponent(`/veterinarian/${PROFILE.id}?date=${DAY}&time=09:30`);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?next=${next}`);
    await expect(canvas.getByRole('link', { name: 'create an account' })).toHaveAttribute(
      'href',
      `/register?next=${next}`,
    );
  },
};

const NAILS = { ...CONSULTATION, id: 't1', name: 'Nails', minutes: 20, visits: 'first' };
/** A vet's kinds of visit stand before the services. */
export const WithVisitTypes: Story = {
  parameters: { queryData: [...KNOWN, [visitTypeKeys.ofVeterinarian(PROFILE.id), [NAILS]]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nails, 20 min, new clients')).toBeVisible();
  },
};

/** Where nothing is free soon, an owner waits for a time to come free. */
export const FullCalendar: Story = {
  parameters: {
    queryData: [...KNOWN, [scheduleKeys.slotsBetween(PROFILE.id, from, to), [{ date: to, time: '09:00' }]]],
  },
  beforeEach: () => sessionStore.setState(OWNER, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tell me if something earlier comes free' })).toHaveAttribute(
      'href',
      `/appointments?wait=${PROFILE.id}`,
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

/** An owner of one pet has nothing to fill in. */
export const BookingAChosenTime: Story = {
  beforeEach: () => sessionStore.setState(OWNER, true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '09:30' }));
    const sheet = await openedSheet();
    await expect(await sheet.findByRole('radio', { name: '09:30' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Luna' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Check-up' })).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: '10:00' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '10:00' })).toBeChecked());
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
    await waitFor(() => expect(canvas.queryByText(/no longer free/)).toBeNull());
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

/** On a phone booking is far below: a bar opens the sheet. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    const sheet = await openedSheet();
    await expect(await sheet.findByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** The rest of the page is there, and each part tries again by itself. */
export const PartsFailed: Story = {
  parameters: {
    queryData: KNOWN.map(([key, value]) =>
      [KNOWN[1]?.[0], KNOWN[2]?.[0]].includes(key) ? [key, new Error('no')] : [key, value],
    ),
  },
  beforeEach: findNothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Dr. ${PROFILE.name}` })).toBeVisible();
    for (const sentence of ['The reviews could not be loaded.', 'The free times could not be loaded.']) {
      const part = within(canvas.getByText(sentence).closest('section') as HTMLElement);
      await userEvent.click(part.getByRole('button', { name: /again|retry/i }));
      await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
    }
  },
};

export const NotFound: Story = {
  parameters: { queryData: [[veterinarianKeys.detail(PROFILE.id), null]] },
  play: async () => {
    await toastIsShown('Failed to fetch veterinarian details.');
  },
};
