import { Box } from '@chakra-ui/react/box';
import { SLOTS_12H, SLOTS_24H, SLOTS_POLISH } from '@veto/shared-data/calendar';
import { expect, fn, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { ChosenSlot } from './chosen-slot.fixture.tsx';
import { type Slot, SlotsByDay } from './slots-by-day.tsx';

const slots: Slot[] = [
  ...['09:00', '09:30', '10:00', '11:30', '13:00', '16:30'].map((time) => ({ date: '2026-11-23', time })),
  ...['08:30', '12:00', '14:30'].map((time) => ({ date: '2026-11-24', time })),
];

const meta = {
  title: 'Booking/SlotsByDay',
  parameters: {
    naturalWidth: '36rem',
    polish: { format: SLOTS_POLISH, label: 'Godzina wizyty', emptyText: 'Brak wolnych terminów w tym dniu.' },
  },
  component: SlotsByDay,
  args: {
    slots,
    value: null,
    onChange: fn(),
    label: 'Time',
    emptyText: 'No free times on this day.',
    format: SLOTS_12H,
  },
  render: (args) => <ChosenSlot {...args}>{(chosen) => <SlotsByDay {...args} {...chosen} />}</ChosenSlot>,
} satisfies Meta<typeof SlotsByDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Empty: Story = { args: { slots: [] } };

export const OneChosen: Story = { args: { value: { date: '2026-11-23', time: '10:00' } } };

export const Polish: Story = { globals: { language: 'pl' }, args: { value: { date: '2026-11-24', time: '14:30' } } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Monday, November 23' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4:30 PM' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '8:30 AM' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-24', time: '08:30' });
  },
};

/** A time that somebody has already stands there, says so, and cannot be chosen. */
export const SomeTaken: Story = {
  args: { format: SLOTS_POLISH, taken: { has: ({ time }) => time === '09:30', word: 'zajęty' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /09:30\s+zajęty/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '09:00' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-23', time: '10:00' });
  },
};

/** What a card leaves on a phone of 360 px: no label is cut, and a day does not fill the screen. */
const PHONE_CARD = '280px';

async function expectColumns(slotsOfDay: HTMLElement[], columns: number) {
  const [first, ...others] = slotsOfDay.map((slot) => slot.parentElement as HTMLElement);
  const beside = others.filter((slot) => slot.offsetTop === first?.offsetTop);
  await expect(beside.length + 1).toBeGreaterThanOrEqual(columns);
  for (const label of [first, ...others]) await expect(label?.scrollWidth).toBe(label?.clientWidth);
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Box w={PHONE_CARD}>
      <SlotsByDay {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const monday = within(canvas.getByRole('group', { name: 'Monday, November 23' }));
    await expectColumns(monday.getAllByRole('radio'), 3);
  },
};

export const OnAPhoneWithoutHalvesOfTheDay: Story = {
  ...OnAPhone,
  args: { format: SLOTS_24H },
  play: async ({ canvas }) => {
    const monday = within(canvas.getByRole('group', { name: 'Monday, November 23' }));
    await expectColumns(monday.getAllByRole('radio'), 4);
  },
};
