import { expect, fn, type Meta, onPaper, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
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

/** On paper it goes to its end, without the page behind it. */
export const LongerThanTheScreen: Story = {
  args: { size: 'lg', children: 'Fresh water, shade, and walks in the evening. '.repeat(200) },
  render: (args) => (
    <>
      <h1>Pets</h1>
      <ReadingDialog {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const words = await screen.findByText(/^Fresh water/);
    await waitFor(() => expect(words.clientHeight).toBeLessThan(words.scrollHeight));
    await onPaper(async () => {
      await expect(words.clientHeight).toBe(words.scrollHeight);
      await expect(getComputedStyle(screen.getByRole('dialog').parentElement ?? words).position).toBe('static');
      await expect(canvas.getByText('Pets')).not.toBeVisible();
    });
  },
};
