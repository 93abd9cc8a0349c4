import { expect, fireEvent, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { RangeInput } from './range-input.tsx';

const meta = {
  title: 'Forms/RangeInput',
  parameters: { naturalWidth: '20rem' },
  component: RangeInput,
  args: { 'aria-label': 'Minimum rating', value: 4, min: 3, max: 5, step: 0.5, onChange: () => {} },
  render: function Controlled({ value, ...rest }) {
    const [stars, setStars] = useState(value);
    return <RangeInput {...rest} value={stars} onChange={setStars} />;
  },
} satisfies Meta<typeof RangeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Minimum rating' });
    // user-event knows no keys of a slider.
    fireEvent.change(slider, { target: { value: '4.5' } });
    await expect(slider).toHaveValue('4.5');
  },
};
