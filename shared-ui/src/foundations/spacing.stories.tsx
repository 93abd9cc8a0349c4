import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';

const meta = { title: 'Foundations/Spacing' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The distances in use. 104 px lie between two sections of a page, 64 on a phone. */
export const Steps: Story = {
  render: () => (
    <Stack gap="3">
      {[4, 8, 12, 16, 24, 32, 48, 64, 104].map((pixels) => (
        <HStack key={pixels} gap="4">
          <Text w="28" textStyle="sm" color="muted">
            {pixels / 4} · {pixels} px
          </Text>
          <Box h="4" w={`${pixels}px`} bg="apricot.3" rounded="xs" />
        </HStack>
      ))}
    </Stack>
  ),
};

/** A box only around what can be picked up. */
export const Radii: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 2, md: 6 }} gap="6" alignItems="end">
      {(['chip', 'slot', 'control', 'panel', 'tile', 'door'] as const).map((radius) => (
        <Box key={radius}>
          <Box bg="lilac.2" rounded={radius} w="72px" h="84px" />
          <Text mt="2" textStyle="sm">
            {radius}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  ),
};

/** Two heights above the page; nothing else has a shadow. */
export const Shadows: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="8" p="4">
      {[
        ['lift', 'A row under the pointer, a ticket'],
        ['float', 'Search, booking column, dialog, toast'],
      ].map(([shadow, use]) => (
        <Box key={shadow} bg="surface" rounded="panel" shadow={shadow} p="6">
          <Text fontWeight="semibold">{shadow}</Text>
          <Text color="muted">{use}</Text>
        </Box>
      ))}
    </SimpleGrid>
  ),
};
