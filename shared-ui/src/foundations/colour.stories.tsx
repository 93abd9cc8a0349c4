import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { palette } from '../core/theme/palette.ts';
import { ContrastSample } from './contrast-sample.tsx';
import { PAIRS } from './pairs.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair of colours that the site puts on each other, as this browser shows it. A pair below its ratio fails. */
export const Contrast: Story = {
  render: () => (
    <Stack gap="8">
      {Object.entries(PAIRS).map(([group, pairs]) => (
        <Box key={group}>
          <Heading as="h2" textStyle="xl" mb="4">
            {group}
          </Heading>
          <SimpleGrid minChildWidth="min(100%, 20rem)" gap="4">
            {pairs.map((pair) => (
              <ContrastSample key={`${pair.ink}/${pair.ground}`} {...pair} />
            ))}
          </SimpleGrid>
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    const weak = samples.filter(({ dataset }) => Number(dataset.ratio) < Number(dataset.needs));
    await expect(samples).toHaveLength(Object.values(PAIRS).flat().length);
    await expect(
      weak.map((sample) => `${sample.previousElementSibling?.textContent}: ${sample.dataset.ratio}`),
    ).toEqual([]);
  },
};

/** The palette by its names, in the theme of the toolbar. */
export const Palette: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 6 }} gap="4">
      {Object.keys(palette).map((name) => (
        <Box key={name}>
          <Box bg={name} h="16" rounded="control" boxShadow="inset 0 0 0 1px var(--chakra-colors-line)" />
          <Text mt="2" textStyle="sm">
            {name}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  ),
};
