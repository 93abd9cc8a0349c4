import { sessionStore } from '@veto/shared-data/core';
import { pet, unknownPet } from '@veto/shared-data/fixtures';
import { petKeys } from '@veto/shared-data/pets';
import { expect, type Meta, type StoryObj, screen, userEvent } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import PetPage from './pet-page.tsx';

const LUNA = pet({ gender: 'Unknown', type: 'Hamster' });

const meta: Meta<typeof PetPage> = {
  title: 'Pages/Pet detail',
  component: PetPage,
  parameters: {
    layout: 'fullscreen',
    path: `/pets/${LUNA.id}`,
    queryData: [[petKeys.detail('owner', LUNA.id), LUNA]],
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
    queryData: [[petKeys.detail('owner', LUNA.id), unknownPet()]],
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
