import { Flex } from '@chakra-ui/react/flex';
import { expect, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { ChipChoice } from './chip-choice.tsx';
import { FieldGroup } from './field-group.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const meta = {
  title: 'Forms/ChipChoice',
  component: ChipChoice,
  args: { type: 'checkbox', name: 'day' },
  render: (args) => (
    <FieldGroup label="On which days?">
      <Flex wrap="wrap" gap="2">
        {DAYS.map((day) => (
          <ChipChoice key={day} {...args} value={day} defaultChecked={day === 'Tue'}>
            {day}
          </ChipChoice>
        ))}
      </Flex>
    </FieldGroup>
  ),
} satisfies Meta<typeof ChipChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { naturalWidth: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fri' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const OneOfThem: Story = {
  args: { type: 'radio' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Tue' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Wed' })).toBeChecked();
  },
};

export const WithError: Story = {
  render: () => (
    <FieldGroup label="On which days?" error="Please choose at least one day of the week">
      <ChipChoice type="checkbox">Mon</ChipChoice>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose at least one day of the week');
  },
};
