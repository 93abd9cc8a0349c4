import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { pet, unknownPet, visit } from '@veto/shared-data/fixtures';
import { healthKeys } from '@veto/shared-data/health';
import { petKeys } from '@veto/shared-data/pets';
import { expect, type Meta, type StoryObj, screen, userEvent } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import PetPage from './pet-page.tsx';

const LUNA = pet({ gender: 'Unknown', type: 'Hamster' });

const entry = (id: string) => ({ id, petId: LUNA.id, enteredBy: null });
const TABLES = ['vaccinations', 'weights', 'medicines', 'pet_documents', 'record_refusals'];
const EMPTY_RECORD: [readonly unknown[], unknown][] = [
  ...TABLES.map((table): [readonly unknown[], unknown] => [healthKeys.entries(LUNA.id, table), []]),
  [appointmentKeys.ofOwner('owner'), []],
];
const RECORD: [readonly unknown[], unknown][] = [
  ...EMPTY_RECORD,
  [
    healthKeys.entries(LUNA.id, 'vaccinations'),
    [{ ...entry('v1'), enteredBy: 'Anna Kowalska', product: 'Rabies', givenOn: '2026-03-12', nextDueOn: '2027-03-12' }],
  ],
  [
    healthKeys.entries(LUNA.id, 'weights'),
    Array.from({ length: 8 }, (_, month) => ({
      ...entry(`w${month}`),
      kilograms: 18 + month / 10,
      weighedOn: `2026-0${8 - month}-01`,
    })),
  ],
  [
    appointmentKeys.ofOwner('owner'),
    [
      visit({ petId: LUNA.id, date: '2026-01-12', status: 'completed', visitNote: 'Teeth cleaned.' }),
      visit({ id: 'a2', petId: LUNA.id, date: addDays(todayInWarsaw(), 3) }),
    ],
  ],
];

const meta: Meta<typeof PetPage> = {
  title: 'Pages/Pet detail',
  component: PetPage,
  parameters: {
    layout: 'fullscreen',
    path: `/pets/${LUNA.id}`,
    queryData: [[petKeys.detail('owner', LUNA.id), LUNA], ...RECORD],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
  render: () => (
    <Routes>
      <Route path="/pets/:id" element={<PetPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof PetPage>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
    await expect(canvas.getByText('18.5 kg')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Vaccination Records' })).toBeVisible();
  },
};

/** Vaccinations, the line of weights with each of them below, visits with what the vet noted, and who reads it. */
export const Record: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Mar 12, 2026 · next due Mar 12, 2027 · entered by Dr. Anna Kowalska'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Weight of Luna: 18.7 kg on Jan 1, 2026, 18 kg on Aug 1, 2026/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8' }));
    await expect(canvas.getByText('18.7 kg', { selector: 'li *' })).toBeVisible();
    await expect(canvas.getByText('Teeth cleaned.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop access by Dr. Anna Kowalska' })).toBeVisible();
  },
};

export const AddingAVaccination: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a vaccination' }));
    await expect(canvas.getByLabelText('Vaccine')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please enter the vaccine')).toBeVisible();
  },
};

/** The type and gender that only the other form lists stay chosen. */
export const EditingKeepsStoredValues: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Details' }));
    await expect(await screen.findByLabelText(/^Type/)).toHaveValue('Hamster');
    await expect(screen.getByLabelText(/^Gender/)).toHaveValue('Unknown');
  },
};

export const OnlyNameAndType: Story = {
  parameters: {
    queryData: [[petKeys.detail('owner', LUNA.id), unknownPet()], ...EMPTY_RECORD],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Last Visit' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Allergies' })).toBeNull();
  },
};

export const SignedOut: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please log in to view pet details')).toBeVisible();
  },
};
