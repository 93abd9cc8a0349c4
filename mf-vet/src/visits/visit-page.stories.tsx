import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { pet, visitOfClient } from '@veto/shared-data/fixtures';
import { healthKeys } from '@veto/shared-data/health';
import { expect, LONG_NAME, LONG_WORD, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import VisitPage from './visit-page.tsx';

const ID = '6b0c1c1e-5d0f-4a60-9d0a-0d6a1f7d2b01';
const PET = '0f9a3b52-7a51-4d33-8b1e-2b9f1f4c7a10';
const visit = visitOfClient({
  id: ID,
  petId: PET,
  date: '2026-10-02',
  symptoms: {
    answers: { breathesHard: false, collapsedOrBleeds: null, strainsOrRetches: null, swallowedPoison: true },
    photos: [],
  },
});

const KNOWN = [
  [appointmentKeys.oneOfVeterinarian('vet', ID), visit],
  [healthKeys.entries(PET, 'treated'), pet({ id: PET, allergies: 'Chicken' })],
  [
    healthKeys.entries(PET, 'vaccinations'),
    [{ id: 'v1', product: 'Nobivac Rabies', givenOn: '2026-03-01', nextDueOn: '2027-03-01' }],
  ],
  [healthKeys.entries(PET, 'medicines'), []],
  [healthKeys.entries(PET, 'weights'), [{ id: 'w1', weighedOn: '2026-08-01', kilograms: 31.2 }]],
  [healthKeys.entries(PET, 'pet_documents'), []],
];

const meta = {
  title: 'Pages/Visit',
  component: VisitPage,
  parameters: {
    page: { routes: ['/appointments/:id'] },
    layout: 'fullscreen',
    path: `/appointments/${ID}`,
    queryData: KNOWN,
  },
  render: () => (
    <Routes>
      <Route path="/appointments/:id" element={<VisitPage />} />
    </Routes>
  ),
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true),
} satisfies Meta<typeof VisitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPetThatDied: Story = {
  parameters: {
    queryData: [[appointmentKeys.oneOfVeterinarian('vet', ID), { ...visit, petDied: true }], ...KNOWN.slice(1)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Luna has died. This visit is still booked.')).toBeVisible();
  },
};

/** The visit with what can be done about it, what its owner said, and the pet's record. */
export const WithRecord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
    await expect(await canvas.findByText(/swallowed something poisonous/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Mark Complete/ })).toBeEnabled();
    await expect(canvas.getByText('Chicken')).toBeVisible();
    await expect(canvas.getByText('Mar 1, 2026, next due Mar 1, 2027')).toBeVisible();
    await expect(canvas.getByText('No medicines entered.')).toBeVisible();
  },
};

const states = pageStates({
  empty: { answers: [[appointmentKeys.oneOfVeterinarian('vet', ID), null]], says: 'Appointment not found' },
  long: {
    answers: [[appointmentKeys.oneOfVeterinarian('vet', ID), { ...visit, petName: LONG_NAME, reason: LONG_WORD }]],
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const RecordNotOpen: Story = {
  parameters: {
    queryData: [
      [appointmentKeys.oneOfVeterinarian('vet', ID), visit],
      [healthKeys.entries(PET, 'treated'), null],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It is not open to you/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Appointment not found' })).toBeVisible();
  },
};
