import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { FilterPanel } from './filter-panel.tsx';

const meta = {
  title: 'Components/Directory filters',
  component: FilterPanel,
  args: { applied: NO_FILTERS, onApply: fn(), onClear: fn() },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Minimum Rating' });
    await expect(slider).toHaveAttribute('aria-valuenow', '3');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
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
