import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { SLOTS } from '../fixtures/veterinarians.fixture.ts';
import { Refusal } from './refusal.tsx';

const meta = {
  title: 'Components/Refused booking',
  component: Refusal,
  args: { message: 'This time has just been taken.', nearest: SLOTS.slice(0, 3), onChoose: fn() },
} satisfies Meta<typeof Refusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherTimes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /10:00 AM$/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(SLOTS[2]);
  },
};

export const NothingElse: Story = { args: { nearest: [] } };
