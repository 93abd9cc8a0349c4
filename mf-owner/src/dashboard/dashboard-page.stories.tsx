import { useQueryClient } from '@tanstack/react-query';
import { type Appointment, appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { draftOfForm, keepFormDraft } from '@veto/shared-data/drafts';
import { ownerProfile, pet, visit } from '@veto/shared-data/fixtures';
import { healthKeys } from '@veto/shared-data/health';
import { petKeys } from '@veto/shared-data/pets';
import { profileKeys } from '@veto/shared-data/profiles';
import { Button } from '@veto/shared-ui/button';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  onPaper,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import DashboardPage from './dashboard-page.tsx';

const TOMORROW = addDays(todayInWarsaw(), 1);
const BUREK = pet({ id: 'burek', name: 'Burek', breed: 'Labrador Retriever', age: '4 years' });
const MILA = pet({ id: 'mila', name: 'Mila', type: 'Cat', breed: null, age: '2 years' });
const QUERIES: [readonly unknown[], unknown][] = [
  [profileKeys.own('owner'), ownerProfile()],
  [petKeys.list('owner'), [BUREK, MILA]],
  [
    appointmentKeys.ofOwner('owner'),
    [
      visit({ date: TOMORROW, petName: 'Burek', petId: 'burek' }),
      visit({ id: 'a2', date: addDays(TOMORROW, 5), petName: 'Mila', petType: 'cat', petId: 'mila' }),
      visit({ id: 'a3', date: '2026-03-02', status: 'completed', petName: 'Burek', petId: 'burek' }),
    ],
  ],
  [healthKeys.due('owner'), [{ petId: 'burek', product: 'Rabies', dueOn: addDays(TOMORROW, 2) }]],
];
/** The same without what `key` would be answered with. */
const instead = (key: readonly unknown[], answer: unknown) =>
  QUERIES.map(([known, value]) => [known, String(known) === String(key) ? answer : value]);

const meta: Meta<typeof DashboardPage> = {
  title: 'Pages/Owner dashboard',
  component: DashboardPage,
  parameters: { page: { routes: ['/dashboard'] }, layout: 'fullscreen', path: '/dashboard', queryData: QUERIES },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner', email: 'owner@veto.example' }, true),
};
export default meta;
type Story = StoryObj<typeof DashboardPage>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pet Owner Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/appointments/new');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(canvas.getByText('Next: Burek sees Dr. Anna Kowalska tomorrow.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=Pod+Kasztanem'),
    );
    await expect(canvas.getByText(/^Rabies due/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Again' })).toHaveAttribute(
      'href',
      '/appointments/new?vet=v1&petId=burek',
    );
    await expect(canvas.getByRole('link', { name: 'Open Dr. Anna Kowalska, 09:30' })).toHaveAttribute(
      'href',
      '/appointments/a2',
    );
    // On paper nothing keeps the place of buttons.
    const ticket = canvas.getByRole('article', { name: /Anna Kowalska/ });
    await onPaper(() =>
      waitFor(() => expect(ticket.clientHeight / Number(ticket.parentElement?.clientHeight)).toBeCloseTo(1, 1)),
    );
  },
};

/** The visit of a pet that has died stays booked: nobody is told that the pet comes. */
export const VisitOfAPetThatDied: Story = {
  parameters: {
    queryData: instead(appointmentKeys.ofOwner('owner'), [
      visit({ date: TOMORROW, petName: 'Burek', petDied: true }),
      visit({ id: 'a2', date: addDays(TOMORROW, 5), petName: 'Burek', petDied: true }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still booked: Burek’s visit to Dr. Anna Kowalska tomorrow.')).toBeVisible();
    await expect(canvas.getByText(/^In memory of Burek\. This visit is still booked\./)).toBeVisible();
    await expect(canvas.getByText(/Still booked$/)).toBeVisible();
    await expect(canvas.queryByText('Book Again')).toBeNull();
  },
};

/** The vet cancels the next visit while its owner is asked about it: the question does not turn to another visit. */
export const AnotherVisitIsNext: Story = {
  render: function AnotherIsNext() {
    const client = useQueryClient();
    const others = (visits: Appointment[] = []) => visits.slice(1);
    return (
      <>
        <Button onClick={() => client.setQueryData(appointmentKeys.ofOwner('owner'), others)}>Another is next</Button>
        <DashboardPage />
      </>
    );
  },
  play: async ({ canvas }) => {
    const change = canvas.getByRole('button', { name: 'Another is next' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    const question = await screen.findByText(/^Are you sure .* for Burek on/);
    change.click();
    await expect(await canvas.findByText('Next: Mila sees Dr. Anna Kowalska', { exact: false })).toBeInTheDocument();
    await expect(question).toHaveTextContent(/ for Burek on /);
  },
};

const states = pageStates({
  empty: {
    answers: [
      [petKeys.list('owner'), []],
      [appointmentKeys.ofOwner('owner'), []],
      [healthKeys.due('owner'), []],
    ],
    says: 'No upcoming appointments',
  },
  long: {
    answers: [
      [profileKeys.own('owner'), { ...ownerProfile(), fullName: LONG_WORD }],
      [petKeys.list('owner'), [{ ...BUREK, name: LONG_NAME, breed: LONG_WORD }]],
    ],
    says: LONG_NAME,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No upcoming appointments')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add your first pet' })).toHaveAttribute('href', '/pets');
    await expect(canvas.queryByRole('heading', { name: 'Coming up' })).toBeNull();
  },
};

/** Six are shown, the way to all of them stands below. */
export const FortyPets: Story = {
  parameters: {
    queryData: instead(
      petKeys.list('owner'),
      Array.from({ length: 40 }, (_, number) => pet({ id: `pet ${number}`, name: `Pet ${number}` })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 40 pets' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: /^Pet \d/ })).toHaveLength(6);
  },
};

export const EditingAndCancelling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    const name = await canvas.findByLabelText('Full Name');
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    const form = name.closest('form') as HTMLElement;
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('Ola Nowak')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus());
  },
};

/** Back leaves the page with the form open: what was typed is there when it is opened again. */
export const TypedBefore: Story = {
  beforeEach: () => {
    const { fullName, email } = ownerProfile();
    keepFormDraft(draftOfForm('owner', 'owner-profile'), {
      base: { fullName, email },
      values: { fullName: 'Ola Kowal', email },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await waitFor(() => expect(canvas.getByLabelText('Full Name')).toHaveValue('Ola Kowal'));
  },
};
