import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { pet, visit } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { savedVeterinarianKeys } from '@veto/shared-data/saved-veterinarians';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { type VeterinarianCard, veterinarianKeys } from '@veto/shared-data/veterinarians';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { CARED } from '../household/household.fixture.ts';
import NewAppointmentPage from './new-appointment-page.tsx';

const ANNA: VeterinarianCard = {
  id: 'v1',
  name: 'Anna Kowalska',
  specialty: 'Surgery',
  city: 'Warszawa',
  clinicName: 'Pod Kasztanem',
  address: 'ul. Puławska 12',
  location: 'Pod Kasztanem',
  description: '',
  imageUrl: null,
  portrait: null,
  treats: ['Dogs', 'Cats'],
  licenceCheckedOn: '2026-11-12',
  priceFrom: null,
  rating: 4.8,
  reviewCount: 12,
  nextSlot: null,
  availability: null,
  specialistNo: null,
  phone: null,
};
const LUNA = pet();
const { from, to } = bookableDays();

const QUERY_DATA: [readonly unknown[], unknown][] = [
  [petKeys.list('owner'), [LUNA, pet({ id: 'mila', name: 'Mila', type: 'Cat' })]],
  [householdKeys.cared('owner'), []],
  [appointmentKeys.ofOwner('owner'), []],
  [savedVeterinarianKeys.cards('owner'), []],
  [savedVeterinarianKeys.ids('owner'), []],
  [veterinarianKeys.search({}), { pages: [{ items: [ANNA], total: 1, next: null }], pageParams: [null] }],
  [scheduleKeys.slotsBetween('v1', from, to), [{ date: addDays(todayInWarsaw(), 1), time: '09:30' }]],
];

const meta: Meta<typeof NewAppointmentPage> = {
  title: 'Pages/Book an Appointment',
  component: NewAppointmentPage,
  parameters: {
    page: { routes: ['/appointments/new'] },
    layout: 'fullscreen',
    path: `/appointments/new?petId=${LUNA.id}`,
    queryData: QUERY_DATA,
  },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'owner', userId: 'owner' }, true);
  },
};
export default meta;
type Story = StoryObj<typeof NewAppointmentPage>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The way to a step, above all of them. */
function step(canvas: Canvas, label: string) {
  const steps = within(canvas.getByRole('navigation', { name: 'Booking' }));
  return steps.getByRole('button', { name: new RegExp(`^${label}`) });
}

async function chooseAnnaTomorrow(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Dr. Anna Kowalska/ }));
  await userEvent.click(await canvas.findByRole('radio', { name: '09:30' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to reason' }));
}

/** The pet is known, so the booking begins with its vet; choosing one leads on to their times. */
export const PetOfTheAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Who should see Luna?' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Dr. Anna Kowalska/ }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'When should Dr. Anna Kowalska see Luna?' })).toHaveFocus(),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: '09:30' }));
    await expect(canvas.getByRole('radio', { name: '09:30' })).toBeChecked();
    await userEvent.click(step(canvas, 'Pet'));
    await expect(canvas.getByRole('button', { name: 'Luna' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText(/^Pet Type/)).toHaveValue('dog');
  },
};

/** The veterinarian of the address has left: another one comes before the time. */
export const VeterinarianGone: Story = {
  parameters: {
    path: `/appointments/new?petId=${LUNA.id}&vet=gone`,
    queryData: [...QUERY_DATA, [veterinarianKeys.detail('gone'), null]],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Who should see Luna?' })).toBeVisible(),
};

/** Somebody else's pet, for whom the household lets the visitor book; one without that right is not offered. */
export const PetOfAHousehold: Story = {
  parameters: {
    path: `/appointments/new?petId=${CARED.id}`,
    queryData: [
      ...QUERY_DATA,
      [
        householdKeys.cared('owner'),
        [
          { ...CARED, rights: ['book'] },
          { ...CARED, id: 'figa', name: 'Figa' },
        ],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Who should see Burek?' })).toBeVisible();
    await userEvent.click(step(canvas, 'Pet'));
    await expect(canvas.getByRole('button', { name: 'Burek (Katarzyna’s)' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('button', { name: /Figa/ })).toBeNull();
  },
};

const SAVED = ['Olga Lis', 'Piotr Sowa', 'Maria Mak', 'Jan Wilk', 'Ewa Kot'].map((name, nth) => ({
  ...ANNA,
  id: `saved-${nth}`,
  name,
}));

/** Saved vets, then those of earlier visits: one press chooses; back, and the search is there, too. */
export const OwnVeterinarians: Story = {
  parameters: {
    queryData: [
      ...QUERY_DATA,
      [appointmentKeys.ofOwner('owner'), [visit({ status: 'completed' })]],
      [savedVeterinarianKeys.cards('owner'), SAVED],
      [savedVeterinarianKeys.ids('owner'), SAVED.map(({ id }) => id)],
      [veterinarianKeys.detail('v1'), { ...ANNA, priceFrom: 120 }],
    ],
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your veterinarians' }));
    await expect(own.getAllByRole('listitem')).toHaveLength(5);
    await expect(own.getByRole('button', { name: 'Save Dr. Olga Lis' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(own.getByRole('button', { name: 'Show all 6' }));
    await expect(own.getByText('No free times · from 120 zł')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Save Dr. Anna Kowalska' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(own.getByRole('button', { name: /^Dr. Anna Kowalska/ }));
    await expect(await canvas.findByRole('radio', { name: '09:30' })).toBeInTheDocument();
    await userEvent.click(step(canvas, 'Vet'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Name or specialty' })).toHaveFocus();
  },
};

const states = pageStates({
  empty: {
    answers: [
      [petKeys.list('owner'), []],
      [veterinarianKeys.search({}), { pages: [{ items: [], total: 0, next: null }], pageParams: [null] }],
    ],
    says: /^Pet Name/,
  },
  long: {
    answers: [
      [petKeys.list('owner'), [{ ...LUNA, name: LONG_NAME }]],
      [
        veterinarianKeys.search({}),
        { pages: [{ items: [{ ...ANNA, name: LONG_WORD }], total: 1, next: null }], pageParams: [null] },
      ],
    ],
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

const RABBIT = pet({ id: 'kicek', name: 'Kicek', type: 'Rabbit' });

/** The ticket fills in beside the steps; the review says all of it once more. */
export const StepByStep: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const ticket = async (name: string) => within(await canvas.findByRole('article', { name }));
    await expect((await ticket('No vet chosen yet')).getByText('not chosen yet')).toBeVisible();
    await chooseAnnaTomorrow(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What does Luna come for?' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Reason for Visit/)).toHaveFocus());
    await expect(await canvas.findByText('Reason for visit is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Reason for Visit/), 'Limps');
    await expect(canvas.queryByText('Reason for visit is required')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(await canvas.findByText(/^Dr. Anna Kowalska, Pod Kasztanem/)).toBeVisible();
    await expect(canvas.getByText('Limps', { selector: 'dd' })).toBeVisible();
    const filled = await ticket('Dr. Anna Kowalska');
    await expect(filled.getByText('Limps')).toBeVisible();
    await expect(filled.getByText('09:30')).toBeVisible();
    await expect(canvas.getAllByText(', answered')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Reason' }));
    await expect(canvas.getByLabelText(/^Reason for Visit/)).toHaveValue('Limps');
  },
};

/** The bar at the bottom stands for the ticket. */
export const StepByStepOnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('No veterinarian selected.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Dr. Anna Kowalska/ }));
    await expect(canvas.getByText('Luna, Dr. Anna Kowalska')).toBeVisible();
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please choose a date')).toBeVisible();
  },
};

export const AnEmergency: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(step(canvas, 'Reason'));
    const [first] = await canvas.findAllByRole('group', { name: /struggling to breathe/ });
    if (!first) throw new Error('The first question is missing');
    await userEvent.click(within(first).getByRole('button', { name: 'Yes' }));
    await expect(canvas.getByRole('heading', { name: 'This is an emergency' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get help now' })).toHaveAttribute('href', '/emergency');
    await userEvent.click(within(first).getByRole('button', { name: 'No' }));
    await expect(canvas.queryByText('This is an emergency')).toBeNull();
  },
};

/** The veterinarian treats dogs and cats: the press asks first, and sends nothing. */
export const NotTreated: Story = {
  parameters: {
    path: '/appointments/new?petId=kicek',
    queryData: [...QUERY_DATA, [petKeys.list('owner'), [RABBIT]]],
  },
  play: async ({ canvas }) => {
    await chooseAnnaTomorrow(canvas);
    await userEvent.type(canvas.getByLabelText(/^Reason for Visit/), 'Does not eat');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Book Appointment' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Dr. Anna Kowalska treats dogs and cats.' });
    await expect(within(question).getByRole('button', { name: 'Book anyway' })).toBeVisible();
    await expect(within(question).getByRole('link')).toHaveAttribute('href', '/doctors?pet=Rabbits');
  },
};

/** The last press leads to the first step that lacks its answer. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(step(canvas, 'Review'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Book Appointment' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Who should see Luna?' })).toHaveFocus());
    const asked = within(canvas.getByRole('region', { name: 'Who should see Luna?' }));
    await expect(asked.getByText('No veterinarian selected.')).toBeVisible();
    await userEvent.click(step(canvas, 'Reason'));
    await expect(await canvas.findByText('Reason for visit is required')).toBeVisible();
  },
};
