import { sessionStore } from '@veto/shared-data/core';
import { emergencyKeys } from '@veto/shared-data/emergency';
import { vetProfile } from '@veto/shared-data/fixtures';
import { licenceKeys, NO_LICENCE } from '@veto/shared-data/licence';
import { profileKeys } from '@veto/shared-data/profiles';
import { reviewKeys } from '@veto/shared-data/reviews';
import { scheduleKeys } from '@veto/shared-data/schedule';
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
import ManagePage from './manage-page.tsx';
import { PRACTICE, VET } from './practice.fixture.ts';

const meta: Meta<typeof ManagePage> = {
  title: 'Pages/Manage',
  component: ManagePage,
  parameters: {
    page: { routes: ['/for-vets/manage'] },
    layout: 'fullscreen',
    path: '/for-vets/manage',
    queryData: PRACTICE,
  },
  beforeEach: () => sessionStore.setState(VET, true),
};
export default meta;
const SUMMARY = { average: 5, count: 11, distribution: [0, 0, 0, 0, 11] };
type Story = StoryObj<typeof ManagePage>;

const at = (part: string) => ({ parameters: { path: `/for-vets/manage#${part}` } });

/** The first part; the index leads to the others, and says how many reviews there are. */
export const Manage: Story = {
  parameters: { queryData: [...PRACTICE, [reviewKeys.summary('vet'), SUMMARY]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your profile is live')).toBeVisible();
    await expect(canvas.getByText(/^PWZ \d+, checked by Veto on /)).toBeVisible();
    const index = within(canvas.getByRole('navigation', { name: 'Your profile' }));
    await expect(index.getByRole('link', { name: 'Pets and languages' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await userEvent.click(index.getByRole('link', { name: 'Reviews 11' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Reviews' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};

/** A stored time that the list lacks stays chosen. */
export const Hours: Story = {
  ...at('hours'),
  play: async ({ canvas }) => {
    const monday = within(await canvas.findByRole('group', { name: 'Monday' }));
    await expect(monday.getAllByLabelText('Monday, closes at')[1]).toHaveValue('17:15');
    await expect(
      within(canvas.getByRole('group', { name: 'Sunday' })).getByText('Closed', { selector: 'p' }),
    ).toBeVisible();
  },
};

const states = pageStates({
  empty: {
    answers: [
      [scheduleKeys.workingHours('vet'), []],
      [emergencyKeys.hours('vet'), []],
    ],
    says: 'Pet owners can find you, but not book you yet',
  },
  long: {
    answers: [[profileKeys.own('vet'), vetProfile({ fullName: LONG_NAME, clinicName: LONG_WORD })]],
    says: /./,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** In no list until the licence is checked, and without hours to book by their own link either. */
export const NeitherHoursNorLicence: Story = {
  parameters: {
    instead: [
      [licenceKeys.own('vet'), NO_LICENCE],
      [scheduleKeys.workingHours('vet'), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pet owners can neither find nor book you yet')).toBeVisible();
  },
};

export const Emergencies: Story = {
  ...at('emergencies'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Monday, emergencies until')).toHaveValue('08:00');
  },
};

export const HoursThatEndBeforeTheyStart: Story = {
  ...at('hours'),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Saturday, closes at'), '09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save working hours' }));
    await expect(await canvas.findByText('Closing time must be after opening time')).toBeVisible();
  },
};

/** A usual week at one press, and a day copied to another at two more. */
export const HoursFromATemplate: Story = {
  ...at('hours'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mon–Fri 9–17' }));
    await expect(await canvas.findByLabelText('Friday, closes at')).toHaveValue('17:00');
    await expect(
      within(canvas.getByRole('group', { name: 'Saturday' })).getByText('Closed', { selector: 'p' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the hours of Friday' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy the hours of Friday' });
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByText('Saturday'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy hours' }));
    await expect(await canvas.findByLabelText('Saturday, closes at')).toHaveValue('17:00');
  },
};

/** Public holidays on which owners could book, each to take off at one press: none on a day without working hours. */
export const HolidaysOffered: Story = {
  ...at('time-off'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Easter Monday: take off$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Easter Sunday/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Take all 2 off' })).toBeEnabled();
  },
};

export const ManageAsOwner: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Veto for veterinarians' })).toBeVisible();
  },
};

/**
 * A change is marked in the index, stays while another part is shown, and is asked about before the page is left; to go
 * from part to part asks nothing.
 */
export const ChangesThatAreNotSaved: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'Your profile' }));
    await userEvent.click(await canvas.findByText('I visit pets at home'));
    await userEvent.click(index.getByRole('link', { name: /^Hours/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mon–Fri 9–17' }));
    await expect(await index.findByRole('link', { name: /^Hours.*not saved$/ })).toBeVisible();
    await expect(index.getByRole('link', { name: /^Pets and languages.*not saved$/ })).toBeVisible();
    dispatchEvent(new CustomEvent('veto:before-leaving', { cancelable: true, detail: '/dashboard' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toHaveTextContent('Your details and working hours');
    await userEvent.click(screen.getByRole('button', { name: 'Stay and save' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(index.getByRole('link', { name: /^Pets and languages/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(index.queryByRole('link', { name: /not saved/ })).toBeNull());
    await expect(canvas.getByLabelText('I visit pets at home')).not.toBeChecked();
    await expect(dispatchEvent(new CustomEvent('veto:before-leaving', { cancelable: true }))).toBe(true);
  },
};
