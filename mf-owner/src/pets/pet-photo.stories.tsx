import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { PetPhoto } from './pet-photo.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#9bc1a5"/></svg>')}`;

const meta = {
  title: 'Parts/PetPhoto',
  component: PetPhoto,
  args: { type: 'Dog', imageUrl: PHOTO, name: 'Burek', maxW: '20rem', rounded: 'l3' },
} satisfies Meta<typeof PetPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo of Burek' })).toBeVisible();
  },
};

export const BrokenPhoto: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind="dog"]')).toBeVisible());
  },
};

export const WithoutPhoto: Story = {
  args: { imageUrl: null },
  render: (args) => (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit', 'Hamster', 'Reptile', 'Other'].map((kind) => (
        <PetPhoto key={kind} {...args} type={kind} />
      ))}
    </SimpleGrid>
  ),
};
