import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { calendarLinkKeys } from '@veto/shared-data/calendar-link';
import { sessionStore } from '@veto/shared-data/core';
import { earlierTimeKeys } from '@veto/shared-data/earlier-times';
import { rescheduleRequest, visit } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
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
import { earlierRequest, offeredRequest } from '../earlier/earlier.fixture.ts';
import AppointmentsPage from './appointments-page.tsx';

const { from, to } = bookableDays();
const TOMORROW = addDays(todayInWarsaw(), 1);
const VISITS = [
  visit(),
  visit({
    id: 'a2',
    petName: 'Mila',
    petType: 'cat',
    time: '15:00',
    veterinarian: { id: 'v2', fullName: 'Piotr Wiśniewski', city: 'Kraków' },
    rescheduleRequest: rescheduleRequest(),
  }),
  visit({ id: 'a3', date: '2026-10-02', status: 'completed', visitNote: 'Teeth cleaned. Come back in a year.' }),
  visit({
    id: 'a4',
    date: '2026-11-05',
    status: 'cancelled',
    reason: 'Limping',
    cancelledBy: 'veterinarian',
    cancelReason: 'I am ill',
  }),
];

const meta: Meta<typeof AppointmentsPage> = {
  title: 'Pages/My Appointments',
  component: AppointmentsPage,
  parameters: {
    page: { routes: ['/appointments'] },
    layout: 'fullscreen',
    path: '/appointments',
    queryData: [
      [householdKeys.cared('c1'), []],
      [earlierTimeKeys.requests('c1'), []],
      [appointmentKeys.ofOwner('c1'), VISITS],
      [
        scheduleKeys.slotsBetween('v1', from, to),
        ['09:00', '09:30', '14:00'].map((time) => ({ date: TOMORROW, time })),
      ],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'c1' }, true),
};
export default meta;
type Story = StoryObj<typeof AppointmentsPage>;

/** A dialog fades in: what is in it is visible a moment after it is there. */
const isShown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

export const Upcoming: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Upcoming (2)' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Past Appointments (2)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Dr. Anna Kowalska' })).toBeVisible();
    await expect(canvas.getByText('Need an emergency appointment?')).toBeVisible();
    await expect(canvas.getAllByText('Pod Kasztanem, ul. Puławska 12, Warszawa')).not.toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You asked to move this to Thu, Nov 26 at 10:00. Both times are held until Dr. Piotr Wiśniewski answers.',
    );
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
};

/** Visits in another calendar program: what a link shows is said, and named unless the owner says otherwise. */
export const CalendarSubscription: Story = {
  parameters: { queryData: [[calendarLinkKeys.own('c1'), null]] },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Add to your calendar' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Add your visits to your calendar' });
    await isShown(dialog);
    const inside = within(dialog);
    await expect(inside.getByText('There is no link yet.')).toBeVisible();
    await expect(inside.getByRole('checkbox', { name: /^Show pet, vet, clinic and how to prepare/ })).toBeChecked();
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(open).toHaveFocus();
  },
};

const states = pageStates({
  empty: { answers: [[appointmentKeys.ofOwner('c1'), []]], says: 'No upcoming appointments' },
  long: {
    answers: [[appointmentKeys.ofOwner('c1'), [visit({ petName: LONG_NAME, reason: LONG_WORD })]]],
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const Past: Story = {
  parameters: { path: '/appointments?tab=past' },
  play: async ({ canvas }) => {
    // Newest first.
    await expect(canvas.getAllByRole('article').map((article) => article.dataset.ticket)).toEqual([
      'cancelled',
      'completed',
    ]);
    await expect(canvas.getByText('Cancelled by the practice: I am ill')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Book again/ })[0]).toHaveAttribute(
      'href',
      '/appointments/new?vet=v1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }));
    await isShown(await screen.findByText('Teeth cleaned. Come back in a year.'));
  },
};

export const Cancelling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    await isShown(
      await screen.findByText(
        'Are you sure you want to cancel your appointment with Dr. Anna Kowalska for Luna on Tuesday, November 24, 2026 at 09:30? This action cannot be undone.',
      ),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Appointment' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Yes, Cancel' })).toBeVisible();
  },
};

export const Rescheduling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reschedule' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Request reschedule' }));
    await isShown(await screen.findByText('Please choose a new time'));
    await userEvent.click(screen.getByRole('radio', { name: '14:00' }));
    await expect(screen.getByRole('radio', { name: '14:00' })).toBeChecked();
  },
};

const { veterinarian } = visit();
/** Where the vet lets owners move their visits: at once, or by asking first. */
export const MovingNow: Story = {
  parameters: {
    queryData: [
      ...((meta.parameters?.queryData ?? []) as unknown[]),
      [
        appointmentKeys.ofOwner('c1'),
        [
          visit({
            date: addDays(todayInWarsaw(), 9),
            ...(veterinarian && { veterinarian: { ...veterinarian, clientsMayMove: true } }),
          }),
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reschedule' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move now' }));
    await isShown(await screen.findByText('Please choose a new time'));
    await userEvent.click(screen.getByRole('button', { name: 'Request reschedule' }));
    await userEvent.click(screen.getByRole('radio', { name: '14:00' }));
    await expect(screen.getByRole('radio', { name: '14:00' })).toBeChecked();
  },
};

export const Reviewing: Story = {
  parameters: { path: '/appointments?tab=past' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await screen.findByRole('button', { name: 'Publish review' });
    for (const star of screen.getAllByRole('radio')) {
      await expect(star).not.toBeChecked();
      // As laid out: the dialog grows while it opens.
      const { offsetWidth, offsetHeight } = star.closest('label') as HTMLElement;
      await expect([offsetWidth, offsetHeight]).toEqual([44, 44]);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
    await isShown(await screen.findByText('Please choose a rating'));
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No upcoming appointments')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/veterinarians');
    await userEvent.click(canvas.getByRole('tab', { name: 'Past Appointments (0)' }));
    // The panel of a tab fades in.
    await waitFor(() => expect(canvas.getByText("You haven't had any appointments yet")).toBeVisible());
  },
};

/** Years of visits: twenty at a time. */
export const ThreeHundredVisits: Story = {
  parameters: {
    queryData: [
      [
        appointmentKeys.ofOwner('c1'),
        Array.from({ length: 300 }, (_, number) => visit({ id: `v${number}`, reason: `Visit ${number}` })),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (280)' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
  },
};

const ANSWERS = (meta.parameters?.queryData ?? []) as unknown[];
const waitsFor = (...requests: ReturnType<typeof earlierRequest>[]) => ({
  queryData: [...ANSWERS, [earlierTimeKeys.requests('c1'), requests], [petKeys.list('c1'), []]],
});

/** Silence keeps the visit: taking is the one solid button. */
export const OfferedTime: Story = {
  parameters: waitsFor(offeredRequest(10)),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('region', { name: /^A time is free on / });
    await isShown(offer);
    await expect(canvas.getByText(/^Held for you: \d+:\d\d$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Take \w+day, 11:00$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Keep / })).toBeVisible();
    await expect(canvas.getByText(/^Instead of /)).toBeVisible();
    await expect(canvas.getByText(/^Vaccination, 20 min, 90–140/)).toBeVisible();
  },
};

/** Another vet has no such type: the length stays, and the ticket says how far away they are. */
export const OfferOnAPhone: Story = {
  parameters: waitsFor(offeredRequest(10, 4)),
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await isShown(await canvas.findByText('20 min'));
    await expect(canvas.getByText(/ · about 4 km from Dr. Anna Kowalska$/)).toBeVisible();
  },
};

/** Whether a time is still held is not known: nothing is said of it but that. */
export const OffersNotLoaded: Story = {
  parameters: {
    queryData: [...ANSWERS, [petKeys.list('c1'), []]].filter(
      (answer) => !JSON.stringify(answer).includes('earlier-times'),
    ),
    path: '/appointments?offered',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your requests for earlier times could not be loaded' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/no longer held for you/)).toBeNull();
  },
};

export const OfferIsOver: Story = {
  parameters: { ...waitsFor(earlierRequest({ kilometres: 10 })), path: '/appointments?offered' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer held for you/)).toBeVisible();
    await expect(await canvas.findByText('Luna, Dr. Anna Kowalska or another vet within 10 km')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End waiting for Luna and Dr. Anna Kowalska' })).toBeVisible();
  },
};

/** Chips are radios and checkboxes; a wish without a weekday is refused beside it. */
export const AskForEarlier: Story = {
  parameters: waitsFor(),
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Tell me if something earlier comes free' }))[0] as HTMLElement,
    );
    await isShown(await screen.findByRole('dialog', { name: 'Earlier is better' }));
    await expect(screen.getByText('Yours for certain')).toBeVisible();
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
      await userEvent.click(screen.getByRole('checkbox', { name: day }));
    await userEvent.click(screen.getByRole('radio', { name: 'Choose days' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Any .* nearby$/ }));
    await expect(screen.getByRole('combobox', { name: 'How far away' })).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: 'Tell me about earlier times' }));
    await isShown(await screen.findByText('Please choose at least one day of the week'));
    await isShown(screen.getByText('Please choose a day from today on'));
  },
};

export const WaitForNobody: Story = {
  parameters: {
    queryData: [...(waitsFor().queryData as unknown[]), [veterinarianKeys.detail('v9'), null]],
    path: '/appointments?wait=v9',
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Earlier is better' }));
    await isShown(await sheet.findByRole('heading', { name: 'Veterinarian not found' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** From a full calendar: whom the visit is for, why, and the kind that was chosen come first. */
export const WaitForANewVisit: Story = {
  parameters: {
    queryData: [
      ...(waitsFor().queryData as unknown[]),
      [veterinarianKeys.detail('v9'), { id: 'v9', name: 'Piotr Lis', specialty: 'Surgery' }],
      [
        visitTypeKeys.ofVeterinarian('v9'),
        ['Check-up', 'Surgery'].map((name) => ({ ...CONSULTATION, id: name, name, minutes: 60 })),
      ],
    ],
    path: '/appointments?wait=v9&type=Surgery',
  },
  play: async () => {
    await isShown(await screen.findByRole('dialog', { name: 'Earlier is better' }));
    await expect(screen.getByRole('textbox', { name: /Pet Name/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Tell me about earlier times' }));
    await isShown(await screen.findByText('Pet name is required'));
    await isShown(screen.getByText('Reason for visit is required'));
    await expect(screen.getByRole('radio', { name: 'Only Dr. Piotr Lis' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: /^Surgery/ })).toBeChecked();
  },
};
