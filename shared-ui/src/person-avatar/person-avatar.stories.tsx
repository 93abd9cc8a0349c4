import { HStack } from '@chakra-ui/react/stack';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { PersonAvatar } from './person-avatar.tsx';

const meta = {
  title: 'People/PersonAvatar',
  component: PersonAvatar,
  args: { name: 'Dr. Anna Kowalska', imageUrl: null, size: 'lg' },
} satisfies Meta<typeof PersonAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DAK')).toBeVisible();
  },
};
export const TwoLetters: Story = {
  args: { letters: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DA')).toBeVisible();
  },
};
export const ManyWords: Story = { args: { name: 'Anna Maria Kowalska de la Fuente y Nowak', size: 'md' } };
export const Tints: Story = {
  render: () => (
    <HStack gap="3" wrap="wrap">
      {['Ewa Nowak', 'Jan Lis', 'Łucja Żak', 'Adam Bąk', 'Ola Wilk', 'Iga Mak', 'Piotr Zieliński', 'Ćwik'].map(
        (name) => (
          <PersonAvatar key={name} name={name} imageUrl={null} />
        ),
      )}
    </HStack>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <HStack gap="3" wrap="wrap">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <PersonAvatar key={size} {...args} size={size} />
      ))}
    </HStack>
  ),
};
export const BrokenPicture: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DAK')).toBeVisible();
  },
};
