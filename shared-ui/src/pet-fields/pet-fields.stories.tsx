import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { PetFields, type PetFieldsProps } from './pet-fields.tsx';

interface Pet {
  id: string;
  name: string;
  type: string;
  owner?: string;
}

const PETS: Pet[] = [
  { id: 'luna', name: 'Luna', type: 'dog' },
  { id: 'nemo', name: 'Nemo', type: 'other' },
];

/** A form of its own: what a slice does with react-hook-form. */
function Form({ pets, errors }: Pick<PetFieldsProps<Pet>, 'pets' | 'errors'>) {
  const [name, setName] = useState('');
  const [type, setType] = useState('');
  return (
    <PetFields
      pets={pets}
      chosen={pets.find((pet) => pet.name === name && pet.type === type)}
      onChoose={(pet) => {
        setName(pet.name);
        setType(pet.type);
      }}
      labels={{
        pets: 'Your pets',
        ofSomebody: (name, owner) => `${name} (${owner}’s)`,
        name: 'Pet Name',
        type: 'Pet Type',
        noType: 'Choose a type',
      }}
      name={{ value: name, onChange: (event) => setName(event.target.value) }}
      type={{ value: type, onChange: (event) => setType(event.target.value) }}
      types={['dog', 'cat', 'other'].map((value) => ({ value, label: value }))}
      errors={errors}
    />
  );
}

const meta = {
  title: 'Booking/PetFields',
  parameters: { naturalWidth: '36rem' },
  component: Form,
  args: { pets: PETS, errors: {} },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nemo' }));
    await expect(canvas.getByLabelText(/Pet Name/)).toHaveValue('Nemo');
    await expect(canvas.getByLabelText(/Pet Type/)).toHaveValue('other');
    await expect(canvas.getByRole('button', { name: 'Nemo' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByLabelText(/Pet Name/), ' II');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};

/** Somebody else's is marked, and its name is filled in without the mark. */
export const OthersPets: Story = {
  args: { pets: [...PETS, { id: 'bella', name: 'Bella', type: 'cat', owner: 'Anna' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bella (Anna’s)' }));
    await expect(canvas.getByLabelText(/Pet Name/)).toHaveValue('Bella');
  },
};

export const NoPets: Story = { args: { pets: [] } };

export const Missing: Story = {
  args: { errors: { name: 'Pet name is required', type: 'Pet type is required' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Pet Name/)).toBeInvalid();
  },
};

export const ManyAndLongNames: Story = {
  args: {
    pets: ['Luna', 'Mila', 'Rex', 'Burek', 'Sir Maximilian Reginald Fluffington the Third of Brzęczyszczykowo'].map(
      (name) => ({ id: name, name, type: 'cat' }),
    ),
  },
};
