import { Stack } from '@chakra-ui/react/stack';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { NewPasswordFields } from './new-password-fields.tsx';

const meta = {
  title: 'Forms/NewPasswordFields',
  parameters: { naturalWidth: '24rem' },
  component: NewPasswordFields,
  args: { label: 'New password', password: { onChange: fn() }, confirmPassword: { onChange: fn() }, errors: {} },
  decorators: [
    (Story) => (
      <Stack gap="5">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof NewPasswordFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('At least 6 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show password: New password' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show password: Confirm password' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'hay');
    await expect(args.password.onChange).toHaveBeenCalledTimes(3);
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'oats');
    await expect(args.confirmPassword.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Refused: Story = {
  args: {
    errors: {
      password: { message: 'Password must be at least 6 characters' },
      confirmPassword: { message: "Passwords don't match" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeInvalid();
    await expect(canvas.getByText("Passwords don't match")).toBeVisible();
  },
};
