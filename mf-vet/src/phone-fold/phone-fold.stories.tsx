import { Input } from '@veto/shared-ui/input';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { PhoneFold } from './phone-fold.tsx';

const meta = {
  title: 'Parts/PhoneFold',
  component: PhoneFold,
  args: {
    name: 'Monday',
    summary: '9:00 AM – 5:00 PM',
    children: <Input aria-label="Opens at" defaultValue="09:00" />,
  },
  globals: { viewport: { value: 'phone360' } },
} satisfies Meta<typeof PhoneFold>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed stays while it is closed. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: 'Monday 9:00 AM – 5:00 PM' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    line.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await userEvent.click(line);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(line);
    await expect(canvas.getByRole('textbox')).toHaveValue('09:00!');
  },
};

/** A mistake is never hidden. */
export const Fault: Story = {
  args: { fault: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};
