import { Box } from '@chakra-ui/react/box';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { HeroStreet } from './hero-street.tsx';

const meta = {
  title: 'Foundations/HeroStreet',
  component: HeroStreet,
  args: { label: 'A street of doors: two veterinarians lean over theirs, a dog, a cat and a rabbit wait outside' },
  render: (args) => (
    <Box borderBottomWidth="3px" borderColor="ink">
      <HeroStreet {...args} maxW="664px" />
    </Box>
  ),
} satisfies Meta<typeof HeroStreet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone360' } } };
