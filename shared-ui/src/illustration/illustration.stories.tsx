import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { Illustration } from './illustration.tsx';
import { ILLUSTRATIONS } from './scene.tsx';

const meta = {
  title: 'Foundations/Illustration',
  component: Illustration,
  args: { name: 'no-results' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <SimpleGrid minChildWidth="180px" gap="6">
      {ILLUSTRATIONS.map((name) => (
        <Stack key={name} align="center">
          <Illustration name={name} />
          <Text color="fg.muted">{name}</Text>
        </Stack>
      ))}
    </SimpleGrid>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const empty = [...canvasElement.querySelectorAll('svg svg')].filter((svg) => svg.childElementCount === 0);
      expect(empty).toEqual([]);
      expect(canvasElement.querySelectorAll('svg svg > *').length).toBeGreaterThan(ILLUSTRATIONS.length);
    });
  },
};
