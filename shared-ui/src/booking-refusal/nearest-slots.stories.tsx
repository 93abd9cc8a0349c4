import { Box } from '@chakra-ui/react/box';
import { SLOTS_12H, SLOTS_POLISH } from '@veto/shared-data/calendar';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { NearestSlots } from './nearest-slots.tsx';

const slots = [
  { date: '2026-11-23', time: '09:00' },
  { date: '2026-11-23', time: '16:30' },
  { date: '2026-12-30', time: '12:00' },
];

const meta = {
  title: 'Booking/NearestSlots',
  parameters: { naturalWidth: '36rem', polish: { format: SLOTS_POLISH } },
  component: NearestSlots,
  args: { slots, onChoose: fn(), format: SLOTS_12H },
  render: (args) => (
    <Box maxW="18rem">
      <NearestSlots {...args} />
    </Box>
  ),
} satisfies Meta<typeof NearestSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mon, Nov 23, 4:30 PM' }));
    await expect(args.onChoose).toHaveBeenCalledWith(slots[1]);
  },
};

export const Polish: Story = { globals: { language: 'pl' } };

/** At its narrowest, in a refusal on a phone, a label has two lines, and a press has room. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Box w="6.5rem">
      <NearestSlots {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { fontSize } = getComputedStyle(button);
      const lines = (button.clientHeight - 16) / (Number.parseFloat(fontSize) * 1.3);
      await expect(Math.round(lines)).toBeLessThanOrEqual(2);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
