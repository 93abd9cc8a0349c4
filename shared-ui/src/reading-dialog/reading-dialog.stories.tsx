import { expect, fn, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { ReadingDialog } from './reading-dialog.tsx';

const meta = {
  title: 'Feedback/ReadingDialog',
  component: ReadingDialog,
  args: { title: 'Summer Safety for Pets', onClose: fn(), children: 'Fresh water, shade, and walks in the evening.' },
} satisfies Meta<typeof ReadingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Summer Safety for Pets' })).toBeVisible());
  },
};

export const Closing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongerThanTheScreen: Story = {
  args: { size: 'lg', children: 'Fresh water, shade, and walks in the evening. '.repeat(200) },
};
