import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { Door } from '../door/door.tsx';
import { portraitFromSeed } from './features.ts';
import { Portrait } from './portrait.tsx';
import { SPECIALTY_KINDS } from './specialty.ts';

const meta = {
  title: 'People/Portrait',
  parameters: { naturalWidth: '12rem' },
  component: Portrait,
  args: { features: portraitFromSeed('veto-6', { specialty: 'general' }), label: 'Portrait of Anna Zielińska' },
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  args: { w: '240px' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portrait of Anna Zielińska' })).toBeVisible();
  },
};

/** What a vet chooses from: a dozen seeds. */
export const ADozen: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 3, md: 6 }} gap="4">
      {Array.from({ length: 12 }, (_, index) => `choice-${index}`).map((seed) => (
        <Door key={seed} specialty="general" portrait={portraitFromSeed(seed, { specialty: 'general' })} w="full" />
      ))}
    </SimpleGrid>
  ),
};

export const EverySpecialty: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 3, md: 6 }} gap="4">
      {SPECIALTY_KINDS.flatMap((specialty) =>
        ['first', 'second'].map((seed) => (
          <div key={`${specialty} ${seed}`}>
            <Door specialty={specialty} portrait={portraitFromSeed(`${specialty} ${seed}`, { specialty })} w="full" />
            <Text textStyle="caption" mt="1">
              {specialty}
            </Text>
          </div>
        )),
      )}
    </SimpleGrid>
  ),
};

export const Heads: Story = {
  render: () => (
    <SimpleGrid columns={12} gap="2" w="fit-content">
      {Array.from({ length: 12 }, (_, index) => `choice-${index}`).map((seed) => (
        <Door key={seed} specialty="general" portrait={portraitFromSeed(seed, { specialty: 'general' })} round />
      ))}
    </SimpleGrid>
  ),
};
