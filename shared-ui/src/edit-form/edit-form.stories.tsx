import { Input } from '@chakra-ui/react/input';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { FormField } from '../form-field/form-field.tsx';
import { EditForm } from './edit-form.tsx';

const meta = {
  title: 'Forms/EditForm',
  parameters: { naturalWidth: '30rem' },
  component: EditForm,
  args: {
    onSubmit: fn((event) => event.preventDefault()),
    onCancel: fn(),
    saving: false,
    children: (
      <FormField label="Full Name">
        <Input defaultValue="Ola Nowak" />
      </FormField>
    ),
  },
} satisfies Meta<typeof EditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
