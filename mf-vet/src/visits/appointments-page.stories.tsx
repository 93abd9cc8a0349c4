import { appointmentKeys } from '@veto/shared-data/appointments';
import { type PracticeClient, vaccinationsDueKeys } from '@veto/shared-data/clients';
import { sessionStore } from '@veto/shared-data/core';
import { rescheduleRequest, visitOfClient, visitOfGuest } from '@veto/shared-data/fixtures';
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
import AppointmentsPage from './appointments-page.tsx';
import { listed } from './listed.fixture.ts';

const NO_ANSWERS = { breathesHard: null, collapsedOrBleeds: null, strainsOrRetches: null, swallowedPoison: null };

const meta: Meta<typeof AppointmentsPage> = {
  title: 'Pages/Appointments',
  component: AppointmentsPage,
  parameters: {
    page: { routes: ['/appointments'] },
    layout: 'fullscreen',
    path: '/appointments',
    queryData: listed([visitOfClient({ date: '2999-01-01' })]),
  },
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true),
};
export default meta;
type Story = StoryObj<typeof AppointmentsPage>;

const CLIENT: PracticeClient = {
  ...{ key: 'c1', clientId: null, name: 'Anna Lis', phone: '+48 600 100 200', email: null, addressVisit: null },
  ...{ visits: 3, lastVisit: '2026-10-12', nextVisit: '2999-01-01' },
  pets: [{ name: 'Mruczek', type: 'Cat', lastVisit: '2026-10-12' }],
};

/** All three lists are in view, however many visits there are. */
export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  parameters: {
    instead: [[appointmentKeys.countsOfVeterinarian('vet'), { days: [], upcoming: 1204, past: 12_501 }]],
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      const { left, right } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

/** The hour of a visit whose owner asks to move is not behind the badges. */
export const AsksToMoveZoomed: Story = {
  globals: { viewport: { value: 'zoomed400' } },
  parameters: {
    queryData: listed([visitOfClient({ date: '2999-01-01', time: '10:30', rescheduleRequest: rescheduleRequest() })]),
  },
  play: async ({ canvas }) => {
    const hour = await canvas.findByText('10:30 AM');
    const words = document.createRange();
    words.selectNodeContents(hour);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByText('Asks to move').getBoundingClientRect().left,
    );
  },
};

/** Who had or has a visit, and how many vaccinations are due this month and the next. */
export const Clients: Story = {
  parameters: {
    path: '/appointments?list=clients',
    queryData: [
      ...listed([visitOfClient({ date: '2999-01-01' })]),
      [appointmentKeys.clientsOfVeterinarian('vet', ''), { pages: [[CLIENT]], pageParams: [null] }],
      [vaccinationsDueKeys.ofMonth('vet', '2026-11-01'), { due: 34, toRemind: 31 }],
      [vaccinationsDueKeys.ofMonth('vet', '2026-12-01'), { due: 1, toRemind: 0 }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '+48 600 100 200' })).toHaveAttribute(
      'href',
      'tel:+48600100200',
    );
    await expect(canvas.getByText('Vaccination due in November: 34')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remind the owners of 31' })).toBeEnabled();
    await expect(canvas.getByText('Every owner knows, or has booked.')).toBeVisible();
  },
};

/** Compact rows by day, first what nobody has closed: only upcoming visits can be completed or cancelled; times have twelve hours. */
export const Upcoming: Story = {
  parameters: {
    queryData: listed([
      visitOfClient({
        date: '2026-11-23',
        symptoms: { answers: NO_ANSWERS, photos: [{ id: 'p1', path: 'a1/rash.jpg' }] },
      }),
      visitOfClient({
        id: 'a2',
        date: '2999-11-26',
        petName: 'Mila',
        petType: 'cat',
        client: { fullName: 'Jan Zieliński', email: 'jan@veto.example' },
        rescheduleRequest: rescheduleRequest(),
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Upcoming (2)' })).toHaveAttribute('aria-selected', 'true');
    const toClose = within(canvas.getByRole('region', { name: 'To close (1)' }));
    await expect(toClose.getByRole('heading', { level: 3, name: /^Monday, November 23/ })).toBeVisible();
    await expect(toClose.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 2, name: /November 26, 2999/ })).toBeVisible();
    await expect(canvas.getByText('Jan Zieliński · jan@veto.example')).toBeVisible();
    const [first, second] = canvas.getAllByRole('article') as [HTMLElement, HTMLElement];
    await expect(within(first).getByText('2:30 PM')).toBeVisible();
    await expect(within(first).getByText(/· 1 photo$/)).toBeVisible();
    await expect(within(first).getByRole('button', { name: /^Mark Complete/ })).toBeEnabled();
    await expect(within(second).getByText('Asks to move')).toBeVisible();
    await expect(within(second).getByRole('link', { name: 'Answer: Jan Zieliński' })).toHaveAttribute(
      'href',
      '/appointments/a2',
    );
    await expect(canvas.getAllByRole('button', { name: /^Cancel: / })).toHaveLength(2);
  },
};

/** A guest stands among the others, is called, moved at once, cancelled with a reason, and completed. */
export const Guests: Story = {
  parameters: {
    queryData: listed([
      visitOfClient({ date: '2999-11-26' }),
      visitOfGuest({ date: '2999-11-27' }),
      visitOfGuest({
        id: 'g2',
        date: '2026-11-20',
        petName: 'Figa',
        client: { fullName: 'Ewa Nowa (guest)', email: null },
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('article', { name: /^Anna Gość \(guest\)/ }));
    await expect(row.queryByRole('button', { name: /^Mark Complete/ })).toBeNull();
    const begun = within(canvas.getByRole('article', { name: /^Ewa Nowa/ }));
    await expect(begun.getByRole('button', { name: /^Mark Complete: Ewa Nowa/ })).toBeEnabled();
    await userEvent.click(row.getByRole('button', { name: /^Cancel: Anna Gość/ }));
    const question = await screen.findByRole('dialog', { name: 'Cancel the visit of Mruczek?' });
    await expect(within(question).getByText(/To be sure, please call 600.100.200/)).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel visit' }));
    await expect(await within(question).findByText('Please choose a reason')).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep visit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(row.getByRole('button', { name: /^Move: Anna Gość/ }));
    const moving = within(await screen.findByRole('dialog', { name: 'Move the visit of Mruczek' }));
    await expect(moving.getByText(/It moves at once/)).toBeInTheDocument();
    await expect(moving.queryByLabelText(/^A word to the owner/)).toBeNull();
  },
};

const states = pageStates({
  empty: {
    answers: [[appointmentKeys.countsOfVeterinarian('vet'), { days: [], upcoming: 0, past: 0 }]],
    says: 'No appointments yet',
  },
  long: {
    answers: listed([visitOfClient({ petName: LONG_NAME, reason: LONG_WORD })]),
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** A completed visit's note is text to edit, kept across Escape until it is cancelled; a cancelled visit says why. */
export const Past: Story = {
  parameters: {
    path: '/appointments?list=past',
    queryData: listed(
      [
        visitOfClient({ id: 'a3', date: '2026-10-02', status: 'completed', visitNote: 'Teeth cleaned.' }),
        visitOfClient({ id: 'a4', date: '2026-09-14', status: 'cancelled', cancelReason: 'Jestem chory od wczoraj' }),
        visitOfGuest({ date: '2026-09-10', status: 'cancelled', cancelReason: 'No-show', cancelledBy: 'veterinarian' }),
      ],
      { past: true },
    ),
  },
  play: async ({ canvas }) => {
    const why = await canvas.findByText('Jestem chory od wczoraj');
    await expect(why.parentElement).toHaveTextContent('Cancelled: Jestem chory od wczoraj');
    await expect(why).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByText('No-show').parentElement).toHaveTextContent('Cancelled: No-show');
    const edit = canvas.getByRole('button', { name: /^Edit visit note/ });
    const summary = async () => {
      await userEvent.click(edit);
      const field = await screen.findByLabelText(/^Treatment summary/);
      await expect(field).toBeVisible();
      return field;
    };
    const field = await summary();
    await expect(field).toHaveValue('Teeth cleaned.');
    await userEvent.type(field, ' Again in May.');
    await userEvent.keyboard('{Escape}');
    await expect(field).not.toBeInTheDocument();
    await expect(await summary()).toHaveValue('Teeth cleaned. Again in May.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await summary()).toHaveValue('Teeth cleaned.');
  },
};

/** Twenty rows at a time; a search without a hit says so, and is taken back by one press. A day of no calendar is none. */
export const Searching: Story = {
  parameters: {
    path: '/appointments?day=2027-02-30',
    queryData: [
      ...listed(Array.from({ length: 30 }, (_, at) => visitOfClient({ id: `v${at}`, petName: `Pet ${at}` }))),
      ...listed([], { words: 'nobody' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(30);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search visits' }), 'nobody');
    await expect(await canvas.findByText('No visits found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(30));
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No appointments yet')).toBeVisible();
  },
};
