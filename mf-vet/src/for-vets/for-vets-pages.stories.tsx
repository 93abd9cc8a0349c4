import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { calendarLinkKeys } from '@veto/shared-data/calendar-link';
import { sessionStore } from '@veto/shared-data/core';
import { emergencyKeys } from '@veto/shared-data/emergency';
import { checkedLicence, vetProfile, visitOfClient } from '@veto/shared-data/fixtures';
import { licenceKeys } from '@veto/shared-data/licence';
import { phoneVisitKeys } from '@veto/shared-data/phone-visits';
import { profileKeys } from '@veto/shared-data/profiles';
import { scheduleKeys } from '@veto/shared-data/schedule';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import CalendarPage from '../calendar/calendar-page.tsx';
import ProfileCompletionPage from '../profile/profile-completion-page.tsx';
import ForVetsPage from './for-vets-page.tsx';
import ManagePage from './manage-page.tsx';

const HOLIDAYS = [
  { date: '2026-12-24', name: 'Christmas Eve' },
  { date: '2026-12-25', name: 'Christmas Day' },
];

const VET = { state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' } as const;

const meta: Meta = {
  title: 'Pages/For vets',
  parameters: {
    layout: 'fullscreen',
    queryData: [
      [profileKeys.own('vet'), vetProfile({ specialty: 'Oncology' })],
      [licenceKeys.own('vet'), checkedLicence()],
      [
        scheduleKeys.workingHours('vet'),
        [
          { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
          { weekday: 1, opensAt: '13:00', closesAt: '17:15' },
          { weekday: 6, opensAt: '10:00', closesAt: '14:00' },
        ],
      ],
      [emergencyKeys.hours('vet'), [{ weekday: 1, startsAt: '20:00', endsAt: '08:00' }]],
      [scheduleKeys.timeOff('vet'), []],
      [phoneVisitKeys.ofVeterinarian('vet'), []],
      [scheduleKeys.holidays(todayInWarsaw(), addDays(todayInWarsaw(), 365)), HOLIDAYS],
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
    await expect(await canvas.findByText(/^An invented day, as your dashboard shows it/)).toBeVisible();
    await expect(canvas.getByText('Burek')).toBeVisible();
  },
};

/** A stored time that the list lacks stays chosen. */
export const Manage: Story = {
  render: () => <ManagePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is live')).toBeVisible();
    const monday = within(await canvas.findByRole('group', { name: 'Monday' }));
    await expect(monday.getAllByLabelText('Monday, closes at')[1]).toHaveValue('17:15');
    await expect(within(canvas.getByRole('group', { name: 'Sunday' })).getByText('Closed')).toBeVisible();
    await expect(await canvas.findByLabelText('Monday, emergencies until')).toHaveValue('08:00');
  },
};

export const HoursThatEndBeforeTheyStart: Story = {
  render: () => <ManagePage />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Saturday, closes at'), '09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save working hours' }));
    await expect(await canvas.findByText('Closing time must be after opening time')).toBeVisible();
  },
};

/** A usual week at one press, and a day copied to another at two more. */
export const HoursFromATemplate: Story = {
  render: () => <ManagePage />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mon–Fri 9–17' }));
    await expect(canvas.getByLabelText('Friday, closes at')).toHaveValue('17:00');
    await expect(within(canvas.getByRole('group', { name: 'Saturday' })).getByText('Closed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the hours of Friday' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy the hours of Friday' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByText('Saturday'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy hours' }));
    await expect(await canvas.findByLabelText('Saturday, closes at')).toHaveValue('17:00');
  },
};

/** Public holidays on which owners could book, each to take off at one press. */
export const HolidaysOffered: Story = {
  render: () => <ManagePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Christmas Eve: take off$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take all 2 off' })).toBeEnabled();
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
    await expect(canvas.getByRole('gridcell', { name: /November 24, 2026, 2:30 PM: Luna, dog/ })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /November 23, 2026, 12:00 PM: closed/ })).toBeVisible();
  },
};

/** The link that there is says what it shows; without one, times alone are the choice. */
export const CalendarSubscription: Story = {
  parameters: {
    path: '/for-vets/calendar',
    queryData: [[calendarLinkKeys.own('vet'), { withNames: true, createdAt: '2026-11-03T10:00:00Z' }]],
  },
  render: () => <CalendarPage />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to your calendar' });
    await waitFor(() => expect(dialog).toBeVisible());
    const inside = within(dialog);
    await expect(inside.getByText(/^A link of Nov 3, 2026 shows your visits with the names/)).toBeVisible();
    await expect(inside.getByRole('checkbox')).toBeChecked();
    await expect(inside.getByRole('button', { name: 'Revoke the link' })).toBeEnabled();
  },
};

/** One stop of the Tab key; arrow keys move, Enter opens, Page Down shows the next week. */
export const CalendarByKeyboard: Story = {
  parameters: { path: '/for-vets/calendar?week=2026-11-24' },
  render: () => <CalendarPage />,
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('gridcell').find((cell) => cell.tabIndex === 0);
    first?.focus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: /^Monday, November 23, 2026, 9:30 AM: open/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    const visit = canvas.getByRole('gridcell', { name: /^Tuesday, November 24, 2026, 9:00 AM: Luna/ });
    await expect(visit).toHaveFocus();
    await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toEqual([visit]);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^Tuesday, December 1, 2026, 9:00 AM/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{PageUp}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Luna, Tue, Nov 24, 9:00 AM' });
    await waitFor(() => expect(dialog).toBeVisible());
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
