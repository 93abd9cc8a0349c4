import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { ContrastSample, type ContrastSampleProps } from './contrast-sample.tsx';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (ink: string, ...grounds: string[]): ContrastSampleProps[] =>
  grounds.map((ground) => ({ ink, ground, needs: 4.5 }));
const outline = (ink: string, ...grounds: string[]): ContrastSampleProps[] =>
  grounds.map((ground) => ({ ink, ground, needs: 3 }));

const GROUPS: Record<string, ContrastSampleProps[]> = {
  Text: [
    ...text('fg', 'bg', 'bg.panel', 'bg.muted', 'bg.brand'),
    ...text('fg.muted', 'bg', 'bg.panel', 'bg.muted', 'bg.brand'),
    ...text('fg.subtle', 'bg', 'bg.panel', 'bg.subtle'),
    ...text('fg.inverted', 'bg.inverted'),
  ],
  Brand: [
    ...text('brand.contrast', 'brand.solid'),
    ...text('brand.fg', 'bg', 'bg.panel', 'brand.subtle', 'brand.muted'),
    ...outline('brand.focusRing', 'bg', 'bg.panel'),
    ...outline('brand.solid', 'bg', 'bg.panel'),
  ],
  Status: [
    ...['red', 'green', 'orange', 'blue', 'gray'].flatMap((hue) => [
      ...text(`${hue}.contrast`, `${hue}.solid`),
      ...text(`${hue}.fg`, `${hue}.subtle`),
    ]),
    ...['error', 'warning', 'success', 'info'].flatMap((status) => text(`fg.${status}`, 'bg', 'bg.panel')),
  ],
  'Outlines and marks': [
    ...outline('border.control', 'bg', 'bg.panel', 'bg.subtle'),
    ...outline('border.error', 'bg', 'bg.panel'),
    ...outline('rating', 'bg.panel', 'bg'),
  ],
  Initials: ['lilac', 'rose', 'sand', 'sage', 'sky', 'clay'].flatMap((tint) => text('tint.fg', `tint.${tint}`)),
};

/** Every pair of tokens that the site puts on each other. A pair below its ratio fails the story. */
export const Contrast: Story = {
  render: () => (
    <Stack gap="8">
      {Object.entries(GROUPS).map(([group, pairs]) => (
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
    await expect(samples.length).toBeGreaterThan(40);
    await expect(
      weak.map((sample) => `${sample.previousElementSibling?.textContent}: ${sample.dataset.ratio}`),
    ).toEqual([]);
  },
};

const SURFACES = [
  'bg',
  'bg.subtle',
  'bg.muted',
  'bg.emphasized',
  'bg.panel',
  'bg.brand',
  'brand.solid',
  'brand.muted',
  'brand.emphasized',
  'border',
  'border.control',
  'rating',
];

export const Surfaces: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {SURFACES.map((token) => (
        <Box key={token}>
          <Box bg={token} h="20" rounded="l3" borderWidth="1px" />
          <Text mt="2" textStyle="sm">
            {token}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  ),
};
