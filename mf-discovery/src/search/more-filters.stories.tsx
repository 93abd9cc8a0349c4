import { expect, fireEvent, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { MoreFilters } from './more-filters.tsx';
import { NO_FILTERS, type VetFilters } from './vet-filters.ts';

function Wish() {
  const [filters, setFilters] = useState<VetFilters>(NO_FILTERS);
  return (
    <>
      <MoreFilters filters={filters} onChange={(part) => setFilters({ ...filters, ...part })} />
      <output>{[...filters.availabilities, filters.city, filters.withinKm, filters.maxPrice].join(' | ')}</output>
    </>
  );
}

const meta = { title: 'Parts/MoreFilters', component: Wish } satisfies Meta<typeof Wish>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever was typed stays together as one wish. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Day, time and distance' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Time of day' }), 'afternoon');
    const place = canvas.getByRole('textbox', { name: 'City or town' });
    await userEvent.type(place, 'wieliczka');
    await fireEvent.keyDown(place, { key: 'Enter', isComposing: true });
    await expect(canvas.getByRole('status')).not.toHaveTextContent('wieliczka');
    await userEvent.type(place, '{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Distance' }), '20');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price up to, zł' }), '120');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('afternoon | wieliczka | 20 | 120'));
  },
};

/** A day of which nothing is known is said, and not asked for. */
export const ADayTooFarAhead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day, time and distance' }));
    const day = await canvas.findByLabelText('Day');
    await fireEvent.change(day, { target: { value: '2099-01-01' } });
    await expect(await canvas.findByText(/^Free times are known until /)).toBeVisible();
    await expect(day).toHaveValue('2099-01-01');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('2099');
    await fireEvent.change(day, { target: { value: '2020-01-01' } });
    await expect(await canvas.findByText('Wed, Jan 1 is over.')).toBeVisible();
  },
};
