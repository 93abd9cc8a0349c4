import { expect, fireEvent, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { FormField } from '../form-field/form-field.tsx';
import { DateInput } from './date-input.tsx';

const meta = {
  title: 'Forms/DateInput',
  parameters: { naturalWidth: '20rem' },
  component: DateInput,
  render: (args) => (
    <FormField label="Birthday">
      <DateInput {...args} />
    </FormField>
  ),
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No date')).toBeNull();
  },
};

export const Filled: Story = { args: { defaultValue: '2026-11-28' } };

/** WebKit would show today's date as if somebody had entered it. */
export const EmptyInWebKit: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.', configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'vendor');
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Birthday');
    await expect(canvas.getByText('No date')).toBeVisible();
    await expect(getComputedStyle(field).color).toBe('rgba(0, 0, 0, 0)');
    await fireEvent.input(field, { target: { value: '2026-11-28' } });
    await waitFor(() => expect(canvas.queryByText('No date')).toBeNull());
    await expect(getComputedStyle(field).color).not.toBe('rgba(0, 0, 0, 0)');
    await fireEvent.input(field, { target: { value: '' } });
    await expect(await canvas.findByText('No date')).toBeVisible();
  },
};
