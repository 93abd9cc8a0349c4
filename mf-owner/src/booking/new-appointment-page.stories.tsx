import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { pet, veterinarian, visit } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { ROW_DAYS } from '@veto/shared-data/result-row';
import { savedVeterinarianKeys } from '@veto/shared-data/saved-veterinarians';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { type VeterinarianCard, veterinarianKeys } from '@veto/shared-data/veterinarians';
import { visitTypeKeys } from '@veto/shared-data/visit-types';
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
import { openedSheet } from '../booking-sheet/booking-sheet.fixture.ts';
import { CARED } from '../household/household.fixture.ts';
import NewAppointmentPage from './new-appointment-page.tsx';

const TOMORROW = addDays(todayInWarsaw(), 1);
const ANNA = {
  ...veterinarian({ id: 'v1', name: 'Anna Kowalska', treats: ['Dogs', 'Cats'] }),
  petTypes: ['Dogs', 'Cats'],
};
const OLGA = { ...veterinarian({ id: 'v2', name: 'Olga Lis', treats: ['Rabbits'] }), distanceKm: 3.14 };
const LUNA = pet();
const RABBIT = pet({ id: 'kicek', name: 'Kicek', type: 'Rabbit' });
const { from, to } = bookableDays();

const found = (items: VeterinarianCard[], measured_from: string | null = null) => ({
  pages: [{ items, total: items.length, next: null, measured_from }],
  pageParams: [null],
});
const freeTomorrow = (...ids: string[]): [readonly unknown[], unknown] => [
  scheduleKeys.nextFreeDays(ids, todayInWarsaw(), ROW_DAYS),
  Object.fromEntries(ids.map((id) => [id, [{ date: TOMORROW, firstTimes: ['09:30', '10:00'], count: 2 }]])),
];

const QUERY_DATA: [readonly unknown[], unknown][] = [
  [petKeys.list('owner'), [LUNA, RABBIT]],
  [householdKeys.cared('owner'), []],
  [appointmentKeys.ofOwner('owner'), []],
  [savedVeterinarianKeys.cards('owner'), []],
  [savedVeterinarianKeys.ids('owner'), []],
  [veterinarianKeys.search({}), found([ANNA, OLGA])],
  [veterinarianKeys.search({ petTypes: ['Dogs'] }), found([ANNA])],
  [veterinarianKeys.search({ petTypes: ['Rabbits'] }), found([OLGA])],
  [veterinarianKeys.search({ city: 'Kraków', withinKm: 25, petTypes: ['Rabbits'] }), found([OLGA], 'Kraków')],
  freeTomorrow('v1', 'v2'),
  freeTomorrow('v1'),
  freeTomorrow('v2'),
  [veterinarianKeys.detail('v1'), ANNA],
  [visitTypeKeys.ofVeterinarian('v1'), []],
  [
    scheduleKeys.slotsBetween('v1', from, to),
    [
      { date: TOMORROW, time: '09:30' },
      { date: TOMORROW, time: '10:00' },
    ],
  ],
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
    localStorage.removeItem('veto_city');
    sessionStore.setState({ state: 'owner', userId: 'owner' }, true);
  },
};
export default meta;
type Story = StoryObj<typeof NewAppointmentPage>;

/** The pet is known, so are the vets who treat it: a press on a time opens the sheet with both. */
export const PetOfTheAddress: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Luna' })).toBeChecked();
    await expect(canvas.queryByRole('article', { name: 'Dr. Olga Lis' })).toBeNull();
    const row = within(await canvas.findByRole('article', { name: 'Dr. Anna Kowalska' }));
    await userEvent.click(row.getByRole('link', { name: /10:00$/ }));
    const sheet = await openedSheet();
    await expect(await sheet.findByRole('radio', { name: 'Luna' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: '10:00' })).toBeChecked();
    await expect(sheet.getByRole('button', { name: 'Book Appointment' })).toBeVisible();
  },
};

/** Another pet asks for other vets, and a city measures how far they are. */
export const AnotherPet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kicek' }));
    await expect(await canvas.findByRole('article', { name: 'Dr. Olga Lis' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'Dr. Anna Kowalska' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Kraków');
    await expect(await canvas.findByText(/3\.1 km from Kraków$/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'All cities');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Treats rabbits' }));
    await expect(await canvas.findByRole('article', { name: 'Dr. Anna Kowalska' })).toBeVisible();
  },
};

/** 'Book again': the sheet is open at the vet's next free time. Closed, it stays closed. */
export const VeterinarianOfTheAddress: Story = {
  parameters: { path: `/appointments/new?petId=${RABBIT.id}&vet=v1` },
  play: async () => {
    const sheet = await openedSheet();
    await expect(await sheet.findByRole('radio', { name: 'Kicek' })).toBeChecked();
    await expect(sheet.getByRole('article', { name: /^Dr\. Anna Kowalska/ })).toHaveTextContent('09:30');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};

/** The veterinarian of the address has left. */
export const VeterinarianGone: Story = {
  parameters: {
    path: `/appointments/new?petId=${LUNA.id}&vet=gone`,
    queryData: [...QUERY_DATA, [veterinarianKeys.detail('gone'), null]],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can no longer be booked/)).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Dr. Anna Kowalska' })).toBeVisible();
  },
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
    await expect(await canvas.findByRole('radio', { name: 'Burek (Katarzyna’s)' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /Figa/ })).toBeNull();
  },
};

const SAVED = ['Olga Lis', 'Piotr Sowa', 'Maria Mak'].map((name, nth) =>
  veterinarian({ id: `saved-${nth}`, name, treats: [] }),
);
const OWN = [...SAVED.map(({ id }) => id), 'v1'];

/** Saved vets, then those of earlier visits, with their next times. */
export const OwnVeterinarians: Story = {
  parameters: {
    queryData: [
      ...QUERY_DATA,
      [appointmentKeys.ofOwner('owner'), [visit({ status: 'completed' })]],
      [savedVeterinarianKeys.cards('owner'), SAVED],
      [savedVeterinarianKeys.ids('owner'), SAVED.map(({ id }) => id)],
      [veterinarianKeys.detail('v1'), { ...ANNA, priceFrom: 120 }],
      freeTomorrow(...OWN.slice(0, 3)),
      freeTomorrow(...OWN),
    ],
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your veterinarians' }));
    await expect(own.getAllByRole('article')).toHaveLength(3);
    await expect(own.getByRole('button', { name: 'Save Dr. Olga Lis' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(own.getByRole('button', { name: 'Show all 4' }));
    const anna = within(await own.findByRole('article', { name: 'Dr. Anna Kowalska' }));
    await expect(anna.getByText('from 120 zł')).toBeVisible();
    await userEvent.click(await anna.findByRole('link', { name: /09:30$/ }));
    await openedSheet();
  },
};

const states = pageStates({
  empty: {
    answers: [
      [petKeys.list('owner'), []],
      [veterinarianKeys.search({}), found([])],
    ],
    says: 'No veterinarians found',
  },
  long: {
    answers: [
      [petKeys.list('owner'), [{ ...LUNA, name: LONG_NAME }]],
      [veterinarianKeys.search({ petTypes: ['Dogs'] }), found([{ ...ANNA, name: LONG_WORD }])],
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
