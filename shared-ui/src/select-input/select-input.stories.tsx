import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { FormField } from '../form-field/form-field.tsx';
import { SelectInput } from './select-input.tsx';

const meta = {
  title: 'Forms/SelectInput',
  parameters: { naturalWidth: '20rem' },
  component: SelectInput,
  args: { options: [{ value: 'lodz', label: 'Łódź' }] },
  render: (args) => (
    <FormField label="City">
      <SelectInput {...args}>
        <option value="">All cities</option>
      </SelectInput>
    </FormField>
  ),
} satisfies Meta<typeof SelectInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'Łódź');
    await expect(canvas.getByLabelText('City')).toHaveValue('lodz');
  },
};

export const Narrow: Story = { args: { frame: { width: '44', size: 'lg' } } };
