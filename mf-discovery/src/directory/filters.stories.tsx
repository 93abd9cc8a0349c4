import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, fireEvent, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { OPTION_COUNTS } from '../fixtures/veterinarians.fixture.ts';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { FilterPanel } from './filter-panel.tsx';

const ONLY_RABBITS = { ...OPTION_COUNTS, specialties: { 'Exotic Animals': 1 } };

const meta = {
  title: 'Parts/Filters',
  component: FilterPanel,
  args: { applied: NO_FILTERS, sort: 'rating', onApply: fn(), onClear: fn() },
  parameters: {
    queryData: [
      [veterinarianKeys.options({ minRating: 3 }), OPTION_COUNTS],
      [veterinarianKeys.options({ minRating: 3, petTypes: ['Rabbits'] }), ONLY_RABBITS],
    ],
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Minimum Rating' });
    await expect(slider).toHaveValue('3');
    // user-event knows no keys of a slider; the journeys press them.
    fireEvent.change(slider, { target: { value: '3.5' } });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cats' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...NO_FILTERS, minRating: 3.5, petTypes: ['Cats'] });
  },
};

export const Applied: Story = {
  args: {
    applied: {
      ...NO_FILTERS,
      text: 'anna',
      specialties: ['Surgery', 'Dentistry'],
      availabilities: ['Available this week'],
      minRating: 4.5,
      petTypes: ['Dogs'],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Dentistry' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: 'Dentistry' })).not.toBeChecked();
  },
};

/** A number is no part of a name: it describes the option, also where nobody is left. The panel's choice is counted, applied or not. */
export const WithNumbers: Story = {
  play: async ({ canvas }) => {
    const rabbits = canvas.getByRole('checkbox', { name: 'Rabbits' });
    await expect(rabbits).toHaveAccessibleDescription('1 veterinarian');
    await expect(canvas.getByRole('checkbox', { name: 'Home visits' })).toHaveAccessibleDescription(
      '12,345 veterinarians',
    );
    await expect(canvas.getByRole('checkbox', { name: 'German' })).toHaveAccessibleDescription('0 veterinarians');
    await userEvent.click(rabbits);
    const surgery = canvas.getByRole('checkbox', { name: 'Surgery' });
    await expect(surgery).toHaveAccessibleDescription('0 veterinarians');
    await expect(rabbits).toHaveAccessibleDescription('1 veterinarian');
  },
};
