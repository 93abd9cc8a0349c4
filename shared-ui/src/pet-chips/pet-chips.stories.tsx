import { expect, fn, LONG_NAME, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { FieldGroup } from '../chip-choice/index.ts';
import { PetChips, type PetOfChips } from './pet-chips.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="peru"/></svg>',
)}`;
const PETS: PetOfChips[] = [
  { id: 'burek', name: 'Burek', type: 'Dog', imageUrl: PHOTO },
  { id: 'kicek', name: 'Kicek', type: 'Rabbit' },
  { id: 'nemo', name: 'Nemo', type: 'Fish', owner: 'Anna' },
];

function Chips({ pets = PETS, onChoose }: { pets?: PetOfChips[]; onChoose: (pet: PetOfChips) => void }) {
  const [chosen, setChosen] = useState(pets[0]);
  return (
    <FieldGroup label="Pet">
      <PetChips
        name="pet"
        pets={pets}
        chosen={chosen}
        onChoose={(pet) => {
          setChosen(pet);
          onChoose(pet);
        }}
        ofSomebody={(name, owner) => `${name} (${owner}’s)`}
      />
    </FieldGroup>
  );
}

const meta = { title: 'Booking/PetChips', component: Chips, args: { onChoose: fn() } } satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A photo, a face of the species, and somebody else's pet, which no drawing has. Arrows move and choose. */
export const Overview: Story = {
  play: async ({ args, canvas }) => {
    const burek = canvas.getByRole('radio', { name: 'Burek' });
    await expect(burek).toBeChecked();
    await userEvent.click(burek);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Kicek' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nemo (Anna’s)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(PETS[2]);
  },
};

/** A photo that does not load gives way to the face of the species; a long name is cut. */
export const BrokenPhoto: Story = {
  args: { pets: [{ id: 'long', name: LONG_NAME, type: 'Dog', imageUrl: 'data:image/png,none' }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).not.toBeNull();
  },
};
