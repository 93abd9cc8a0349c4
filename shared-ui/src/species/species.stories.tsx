import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { SittingAnimal } from './sitting-animal.tsx';
import { SPECIES } from './species.ts';
import { SpeciesFace } from './species-face.tsx';
import { SpeciesGroup, SpeciesSilhouette } from './species-silhouette.tsx';

const meta = { title: 'Animals/Species' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Wrap gap="6">
      {SPECIES.map((species) => (
        <Stack key={species} align="center">
          <SpeciesFace species={species} boxSize="80px" />
          <HStack>
            <SpeciesSilhouette species={species} ground="canvas" boxSize="48px" />
            <SpeciesSilhouette species={species} ground="canvas" />
          </HStack>
          <Text>{species}</Text>
        </Stack>
      ))}
    </Wrap>
  ),
};

export const Treats: Story = {
  render: () => <SpeciesGroup species={['dog', 'cat', 'rabbit']} label="Treats dogs, cats, rabbits" ground="canvas" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Treats dogs, cats, rabbits' })).toBeVisible();
  },
};

export const Sitting: Story = {
  render: () => (
    <HStack gap="6" align="flex-end" wrap="wrap">
      {(['dog', 'cat', 'rabbit'] as const).map((species) => (
        <SittingAnimal key={species} species={species} />
      ))}
    </HStack>
  ),
};
