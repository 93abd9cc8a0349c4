import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Forms/PasswordInput',
  parameters: { naturalWidth: '24rem' },
  component: PasswordInput,
  args: { 'aria-label': 'Password', defaultValue: 'veto-demo' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
