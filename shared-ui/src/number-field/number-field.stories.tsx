import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Forms/NumberField',
  parameters: { naturalWidth: '20rem' },
  component: NumberField,
  args: { label: 'Weight', unit: 'kg', input: { name: 'weight' } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed stays as it was typed, in every browser and language. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight (kg)' });
    for (const typed of ['12,5', '0.4', '1 200', '1e3', 'heavy']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(typed);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '12,5');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
};

export const Whole: Story = {
  args: { label: 'Years of Experience', unit: undefined, input: { inputMode: 'numeric', defaultValue: '7' } },
};

export const Invalid: Story = {
  args: {
    error: 'Please enter kilograms as a number, such as 12.5',
    required: true,
    input: { defaultValue: '12,5,1' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Weight \(kg\)/ })).toBeInvalid();
  },
};

export const LongUnit: Story = {
  args: { label: 'Length', unit: 'minutes', input: { defaultValue: '1 200 000 000 000 000' } },
};
