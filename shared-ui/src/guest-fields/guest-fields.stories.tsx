import { expect, fn, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { GuestFields } from './guest-fields.tsx';

const meta = {
  title: 'Booking/GuestFields',
  component: GuestFields,
  args: {
    name: { name: 'name' },
    phone: { name: 'phone' },
    email: { name: 'email' },
    code: null,
    errors: {},
    onBack: fn(),
  },
} satisfies Meta<typeof GuestFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first empty field has the focus. */
export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in instead' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const Mistakes: Story = {
  args: { errors: { name: 'Please enter your name.', phone: 'Please enter a phone number.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Phone/)).toHaveAccessibleDescription('Please enter a phone number.');
  },
};

/** A code was sent: its field has the focus. */
export const Code: Story = {
  args: {
    name: { name: 'name', defaultValue: 'Olga Nowak' },
    phone: { name: 'phone', defaultValue: '600 100 200' },
    email: { name: 'email', defaultValue: 'olga@example.com' },
    code: {
      field: { name: 'code' },
      sentTo: 'olga@example.com',
      error: 'This code is wrong.',
      sendAgain: fn(async () => {}),
    },
  },
  play: async ({ canvas, args }) => {
    const code = canvas.getByLabelText(/^Code/);
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/This code is wrong\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await expect(args.code?.sendAgain).toHaveBeenCalledOnce();
  },
};
