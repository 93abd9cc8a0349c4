import { HStack } from '@chakra-ui/react/stack';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { SpeciesTag } from './species-tag.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#9bc1a5"/></svg>')}`;

const meta = {
  title: 'Animals/SpeciesTag',
  component: SpeciesTag,
  args: { type: 'Dog', mt: '3' },
} satisfies Meta<typeof SpeciesTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <HStack gap="6" wrap="wrap">
      {['Dog', 'Cat', 'Rabbit', 'Bird', 'Reptile', 'Hamster', 'Fish'].map((type) => (
        <SpeciesTag key={type} {...args} type={type} />
      ))}
    </HStack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-species]')].map((tag) => tag.dataset.species);
    await expect(shown).toEqual(['dog', 'cat', 'rabbit', 'bird', 'reptile', 'small-mammal', 'other']);
  },
};
export const Sizes: Story = {
  render: (args) => (
    <HStack gap="6">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SpeciesTag key={size} {...args} size={size} />
      ))}
    </HStack>
  ),
};
export const Photo: Story = { args: { imageUrl: PHOTO } };
export const BrokenPhoto: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA', type: 'Cat' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
