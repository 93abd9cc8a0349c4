import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { Motif } from './motif.tsx';
import { MOTIFS, type MotifName } from './motifs.tsx';

const meta = { title: 'Foundations/Motif', component: Motif, args: { name: 'paw' } } satisfies Meta<typeof Motif>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 3, md: 8 }} gap="4">
      {(Object.keys(MOTIFS) as MotifName[]).map((name) => (
        <Stack key={name} align="center" p="3" bg="lilac.2" rounded="panel">
          <Motif name={name} />
          <Text textStyle="caption">{name}</Text>
        </Stack>
      ))}
    </SimpleGrid>
  ),
};
