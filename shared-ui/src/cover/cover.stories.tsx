import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { SPECIALTY_KINDS } from '../portrait/specialty.ts';
import { SPECIES } from '../species/species.ts';
import { Cover } from './cover.tsx';
import { SpeciesCover } from './species-cover.tsx';

const meta = {
  title: 'Foundations/Cover',
  component: Cover,
  args: { specialty: 'General Practitioner' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const EverySpecialty: Story = {
  render: () => (
    <Stack gap="6" p="4">
      {SPECIALTY_KINDS.map((specialty) => (
        <div key={specialty}>
          <Text textStyle="small" mb="1">
            {specialty}
          </Text>
          <Cover specialty={specialty} rounded="panel" />
        </div>
      ))}
    </Stack>
  ),
};

export const EverySpecies: Story = {
  render: () => (
    <Stack gap="6" p="4">
      {[...SPECIES, 'Fish'].map((type) => (
        <SpeciesCover key={type} type={type} />
      ))}
    </Stack>
  ),
};
