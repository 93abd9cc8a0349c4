import { appointmentKeys } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { earlierTimeKeys } from '@veto/shared-data/earlier-times';
import { checkedLicence, rescheduleRequest, vetProfile, visitOfClient } from '@veto/shared-data/fixtures';
import { healthKeys } from '@veto/shared-data/health';
import { licenceKeys, NO_LICENCE } from '@veto/shared-data/licence';
import { profileKeys } from '@veto/shared-data/profiles';
import { type Review, reviewKeys } from '@veto/shared-data/reviews';
import { scheduleKeys } from '@veto/shared-data/schedule';
import { visitNumberKeys, type WeekNumbers } from '@veto/shared-data/visit-numbers';
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
import { listed } from '../visits/listed.fixture.ts';
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

/** Twelve weeks, each busier than the one before it. */
const WEEKS: WeekNumbers[] = Array.from({ length: 12 }, (_, index) => ({
  week: `2026-${index < 4 ? '09' : index < 8 ? '10' : '11'}-${String(2 + (index % 4) * 7).padStart(2, '0')}`,
  visits: 8 + index,
  cancelled: index % 3,
  noShows: index % 4 === 0 ? 1 : 0,
  reviews: index,
  rating: index === 0 ? null : 4 + index / 20,
  ...{
    completed: 7 + index,
    unpriced: 1,
    priceFrom: 1000 + index,
    priceTo: 1200 + index,
    newClients: 2,
    returningClients: index,
  },
}));

const REVIEW: Review = {
  id: 'rv1',
  veterinarianId: 'vet',
  rating: 5,
  comment: 'Patient with a frightened cat.',
  authorName: 'Maria W.',
  answer: null,
  createdAt: '2026-11-03T10:00:00Z',
};

const meta: Meta<typeof DashboardPage> = {
  title: 'Pages/Veterinarian dashboard',
  component: DashboardPage,
  parameters: {
    page: { routes: ['/dashboard'] },
    layout: 'fullscreen',
    path: '/dashboard',
    queryData: [
      [profileKeys.own('vet'), vetProfile()],
      [licenceKeys.own('vet'), checkedLicence()],
      [appointmentKeys.ofVeterinarian('vet'), VISITS],
      [reviewKeys.ofVeterinarian('vet'), { pages: [[REVIEW]], pageParams: [null] }],
      [scheduleKeys.workingHours('vet'), [{ weekday: 1, opensAt: '09:00', closesAt: '17:00' }]],
      [scheduleKeys.timeOff('vet'), []],
      [visitNumberKeys.own('vet', 12), WEEKS],
      [earlierTimeKeys.filled('vet'), { cancelled: 4, filled: 3 }],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true),
};
export default meta;
type Story = StoryObj<typeof DashboardPage>;

export const Profile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('vet@veto.example')).toBeVisible();
    await expect(canvas.getByText('Surgery')).toBeVisible();
  },
};

const states = pageStates({
  empty: {
    answers: [
      [profileKeys.own('vet'), vetProfile({ city: null, specialty: null, phone: null, description: null })],
      [licenceKeys.own('vet'), NO_LICENCE],
      [appointmentKeys.ofVeterinarian('vet'), []],
      [reviewKeys.ofVeterinarian('vet'), { pages: [[]], pageParams: [null] }],
      [scheduleKeys.workingHours('vet'), []],
      [scheduleKeys.timeOff('vet'), []],
      [visitNumberKeys.own('vet', 12), []],
    ],
    says: 'Pet owners cannot find you yet',
  },
  long: {
    answers: [
      [profileKeys.own('vet'), vetProfile({ fullName: LONG_NAME, clinicName: LONG_WORD, description: LONG_WORD })],
    ],
    says: new RegExp(LONG_WORD),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** What waits stands above the tabs; the weeks are charts with a table. */
export const WaitingAndNumbers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mila asks to move')).toBeVisible();
    await expect(canvas.getByText('Filled 3 of 4 cancellations in the last 30 days')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Accept .*: Mila$/ })).toBeEnabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'More numbers' }));
    await expect(await canvas.findByRole('img', { name: /162 visits, 12 cancelled, 3 no-shows/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

/** What is not known is not said to be nothing. */
export const ReviewsThatDoNotLoad: Story = {
  parameters: {
    queryData: [
      [profileKeys.own('vet'), vetProfile()],
      [licenceKeys.own('vet'), checkedLicence()],
      [appointmentKeys.ofVeterinarian('vet'), []],
      [scheduleKeys.workingHours('vet'), [{ weekday: 1, opensAt: '09:00', closesAt: '17:00' }]],
      [scheduleKeys.timeOff('vet'), []],
      [visitNumberKeys.own('vet', 12), WEEKS],
      [earlierTimeKeys.filled('vet'), { cancelled: 0, filled: 0 }],
      [reviewKeys.ofVeterinarian('vet'), Object.assign(new Error('no'), { requestId: '9a51-2f0f6a7b8c9d' })],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reviews could not be loaded.')).toBeVisible();
    await expect(canvas.getAllByText('Reference: 9a51-2f0f6a7b8c9d')[0]).toBeVisible();
  },
};

/** Registered a minute ago: what is missing, how far it is, and the next step. */
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pet owners cannot find you yet')).toBeVisible();
    await expect(canvas.getByText('0 of 7 steps done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set up your practice' })).toHaveAttribute(
      'href',
      '/for-vets/start?step=clinic',
    );
    await expect(canvas.getByText(/^Not filled in yet: .*phone/)).toBeVisible();
    await expect(canvas.getByText('All caught up.')).toBeVisible();
  },
};

/** A visit that is cancelled asks for the reason; one that is to come cannot be completed yet. */
export const Cancelling: Story = {
  parameters: {
    path: '/dashboard?tab=appointments',
    queryData: listed([visitOfClient({ date: '2999-01-01' })]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Mark Complete from .*, 2:30 PM$/)).toBeInTheDocument();
    const cancel = await canvas.findByRole('button', { name: /^Cancel: / });
    await expect(canvas.queryByRole('button', { name: /^Mark Complete/ })).toBeNull();
    await userEvent.click(cancel);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the visit of Luna?' });
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel visit' }));
    await expect(await within(dialog).findByText('Please choose a reason')).toBeVisible();
  },
};

/** 'Mark Complete' opens the sheet that completes: what was given goes into the pet's record, and words outlive Escape. */
export const FinishingAVisit: Story = {
  parameters: {
    path: '/dashboard?tab=appointments',
    queryData: [
      ...listed([visitOfClient({ date: '2026-10-02', petId: 'pet1' })]),
      [healthKeys.entries('pet1', 'pets'), true],
      [healthKeys.entries('pet1', 'weights'), [{ id: 'w1', weighedOn: '2026-08-01', kilograms: 31.2 }]],
    ],
  },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: /^Mark Complete/ });
    await userEvent.click(open);
    const sheet = () => screen.findByRole('dialog', { name: 'Finish visit' });
    await waitFor(async () => expect(await sheet()).toBeVisible());
    let inside = within(await sheet());
    await expect(inside.getByText('Last time 31.2 kg, on Aug 1, 2026')).toBeVisible();
    await userEvent.type(inside.getByLabelText(/^Note/), 'Mild strain.');
    await userEvent.selectOptions(inside.getByLabelText('Next visit'), 'In 2 weeks, Oct 16, 2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await waitFor(async () => expect(await sheet()).toBeVisible());
    inside = within(await sheet());
    await expect(inside.getByLabelText(/^Note/)).toHaveValue('Mild strain.');
    await userEvent.click(inside.getByRole('button', { name: 'Did not come' }));
    const question = await screen.findByRole('alertdialog', { name: 'Luna did not come?' });
    await expect(question).toBeVisible();
  },
};

/** A visit whose time has come is finished from the day itself; one to come is not. */
export const FinishingFromTheDay: Story = {
  parameters: {
    queryData: [
      [profileKeys.own('vet'), vetProfile()],
      [licenceKeys.own('vet'), checkedLicence()],
      [
        appointmentKeys.ofVeterinarian('vet'),
        [
          visitOfClient({ date: todayInWarsaw(), time: '00:00' }),
          visitOfClient({ id: 'a2', date: todayInWarsaw(), time: '23:59', petName: 'Mila' }),
        ],
      ],
      [earlierTimeKeys.filled('vet'), { cancelled: 0, filled: 0 }],
      [reviewKeys.ofVeterinarian('vet'), { pages: [[]], pageParams: [null] }],
      [scheduleKeys.workingHours('vet'), []],
      [scheduleKeys.timeOff('vet'), []],
      [visitNumberKeys.own('vet', 12), WEEKS],
    ],
  },
  play: async ({ canvas }) => {
    const day = within(await canvas.findByRole('list', { name: /^Today, / }));
    await expect(day.queryByRole('button', { name: 'Mark Complete: Mila' })).toBeNull();
    await userEvent.click(day.getByRole('button', { name: 'Mark Complete: Luna' }));
    const sheet = await screen.findByRole('dialog', { name: 'Finish visit' });
    await expect(sheet).toBeVisible();
  },
};

/** A completed visit without a note; the owner keeps the record to themselves. */
export const ALateNoteWithoutARecord: Story = {
  parameters: {
    path: '/dashboard?tab=appointments&list=past',
    queryData: [
      ...listed([visitOfClient({ id: 'late', date: '2026-10-02', status: 'completed' })], { past: true }),
      [healthKeys.entries('', 'pets'), false],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add visit note/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Visit note for Luna' });
    await waitFor(() => expect(within(sheet).getByText(/record of Luna is not open to you/)).toBeVisible());
    await expect(within(sheet).queryByLabelText('Weight (kg)')).toBeNull();
    await expect(within(sheet).queryByRole('button', { name: 'Did not come' })).toBeNull();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save note' }));
    await expect(await within(sheet).findByText('Please enter a note')).toBeVisible();
  },
};

export const AnsweringAReview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Maria W.' }));
    const dialog = await screen.findByRole('dialog', { name: 'Answer Maria W.' });
    await expect(dialog).toBeVisible();
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
