import { Stack } from '@chakra-ui/react/stack';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { Checkbox } from './index.ts';

const meta = { title: 'Forms/Checkbox', component: Checkbox.Root } satisfies Meta<typeof Checkbox.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const CHOICES = [
  { label: 'Available today', defaultChecked: true },
  { label: 'Available this week' },
  { label: 'Weekend availability', disabled: true },
];

export const Overview: Story = {
  render: () => (
    <Stack gap="0" align="flex-start">
      {CHOICES.map(({ label, ...choice }) => (
        <Checkbox.Root key={label} {...choice}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Available this week'));
    await expect(canvas.getByRole('checkbox', { name: 'Available this week' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Weekend availability' })).toBeDisabled();
  },
};

/** Firefox takes the border of a transparent ink away, unless the box says all its colours itself. */
export const ForcedColours: Story = {
  ...Overview,
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Available this week' }).nextElementSibling;
    // What CanvasText and Canvas are in light colours.
    await expect(box).toHaveStyle({ borderTopColor: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    await expect(box).toHaveStyle('forced-color-adjust: none');
  },
};
