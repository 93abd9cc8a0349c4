import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { calendarLinkKeys } from '@veto/shared-data/calendar-link';
import { visit } from '@veto/shared-data/fixtures';
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
import { appointmentsPage, isShown } from './appointments-page.fixture.tsx';
import type AppointmentsPage from './appointments-page.tsx';

const meta: Meta<typeof AppointmentsPage> = {
  ...appointmentsPage,
  title: 'Pages/My Appointments',
  parameters: { ...appointmentsPage.parameters, page: { routes: ['/appointments'] } },
};
export default meta;
type Story = StoryObj<typeof AppointmentsPage>;

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
    await expect(dialog).not.toBeInTheDocument();
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
    const cancelled = within(canvas.getAllByRole('article')[0] as HTMLElement);
    const why = cancelled.getByText('Lekarka jest chora');
    await expect(why.parentElement).toHaveTextContent('Cancelled by the practice: Lekarka jest chora');
    // Their languages come after the words.
    await expect(why).toHaveAttribute('lang', 'pl');
    await expect(cancelled.getByText('Limping')).toHaveAttribute('lang', 'en');
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
      ...appointmentsPage.parameters.queryData,
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
