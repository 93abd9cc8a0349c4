import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { findNothing } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import {
  expect,
  type Meta,
  onPaper,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { DAY, openedSheet, SLOTS, VET } from '../booking-sheet/booking-sheet.fixture.ts';
import VetBooking from './vet-booking.tsx';

const { from, to } = bookableDays();
const OWNER = { state: 'owner', userId: 'u1', email: 'owner@veto.example', fullName: 'Ola Nowak' } as const;
const TIMES = scheduleKeys.slotsBetween(VET.id, from, to);

const KNOWN = [
  [veterinarianKeys.detail(VET.id), VET],
  [TIMES, SLOTS],
  [householdKeys.cared('u1'), []],
  [petKeys.list('u1'), [{ id: 'p1', name: 'Luna', type: 'Cat' }]],
];

const meta = {
  title: 'Parts/VetBooking',
  component: VetBooking,
  args: { veterinarian: VET.id },
  parameters: { path: `/veterinarian/${VET.id}`, queryData: KNOWN },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'signed-out' }, true);
  },
  render: (args) => (
    <Box maxW="24rem">
      <VetBooking {...args} />
    </Box>
  ),
} satisfies Meta<typeof VetBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet opens at the next free time, and says why nothing can be booked yet. */
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?next=%2Fveterinarian%2F${VET.id}`,
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

/** A time of a row that was opened in another tab, or pressed before the page was live. */
export const OpenedByLink: Story = {
  parameters: { path: `/veterinarian/${VET.id}?date=${DAY}&time=09:30&pet=Rabbits#book` },
  play: async () => {
    const sheet = await openedSheet();
    await expect(await sheet.findByRole('radio', { name: '09:30' })).toBeChecked();
    await expect(sheet.getByLabelText(/Pet Type/)).toHaveValue('rabbit');
  },
};

/** Both ways to an account lead back to the time that was chosen. */
export const ChosenSignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '09:30' }));
    const sheet = await openedSheet();
    await expect(await sheet.findByLabelText(/Pet Name/)).toHaveValue('');
    await expect(sheet.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const next = encodeURIComponent(`/veterinarian/${VET.id}?date=${DAY}&time=09:30`);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?next=${next}`);
    await expect(canvas.getByRole('link', { name: 'create an account' })).toHaveAttribute(
      'href',
      `/register?next=${next}`,
    );
  },
};

/** Where nothing is free soon, an owner waits for a time to come free. */
export const FullCalendar: Story = {
  parameters: { queryData: [...KNOWN, [TIMES, [{ date: to, time: '09:00' }]]] },
  beforeEach: () => sessionStore.setState(OWNER, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tell me if something earlier comes free' })).toHaveAttribute(
      'href',
      `/appointments?wait=${VET.id}`,
    );
  },
};

export const NoTimes: Story = {
  parameters: { queryData: [...KNOWN, [TIMES, []]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No times can be booked online at the moment\./)).toBeVisible();
  },
};

/** Veterinarians do not book: neither the button nor the free times are theirs. */
export const SeenByAVeterinarian: Story = {
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'v1' }, true),
  play: async ({ canvas }) => {
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
  parameters: { path: `/veterinarian/${VET.id}?date=${DAY}&time=14:00` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '14:00' })).toBeChecked();
  },
};

export const NoLongerFree: Story = {
  parameters: { path: `/veterinarian/${VET.id}?date=${DAY}&time=15:00` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /15:00 is no longer free\. Please choose another time\./,
    );
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '14:00' }));
    await waitFor(() => expect(canvas.queryByText(/no longer free/)).toBeNull());
  },
};

/** On a phone booking is far below: a bar at the lower edge opens the sheet, and goes once booking is in sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <Box pt="120vh">
      <VetBooking {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const book = canvas.getByRole('button', { name: 'Book' });
    await expect(book.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // It would cover each sheet.
    await onPaper(() => expect(book).not.toBeVisible());
    await userEvent.click(book);
    const sheet = await openedSheet();
    await expect(await sheet.findByRole('link', { name: 'Sign in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('heading', { name: 'Book a visit' }).scrollIntoView();
    await expect(book).not.toBeVisible();
  },
};

/** The free times are asked for again at a press. */
export const TimesFailed: Story = {
  parameters: { queryData: KNOWN.map(([key, value]) => (key === TIMES ? [key, new Error('no')] : [key, value])) },
  beforeEach: findNothing,
  play: async ({ canvas }) => {
    const sentence = 'The free times could not be loaded.';
    const part = within(canvas.getByText(sentence).closest('section') as HTMLElement);
    await userEvent.click(part.getByRole('button', { name: /again|retry/i }));
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
  },
};
