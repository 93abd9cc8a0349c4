import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Meta, StoryObj } from '@veto/shared-ui/storybook';

const meta = { title: 'Foundations/Spacing' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A grid of 8 px, halved once for what belongs together. */
export const Steps: Story = {
  render: () => (
    <Stack gap="3">
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => (
        <HStack key={step} gap="4">
          <Text w="28" textStyle="sm" color="fg.muted">
            {step} · {step * 4} px
          </Text>
          <Box h="4" w={`${step * 4}px`} bg="brand.solid" rounded="xs" />
        </HStack>
      ))}
    </Stack>
  ),
};

/** Controls, cards and dialogs share one radius; three heights above the page. */
export const RadiusAndShadow: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="8" p="4">
      {[
        ['xs', 'A card at rest'],
        ['md', 'A card under the pointer'],
        ['lg', 'A dialog, a menu, a toast'],
      ].map(([shadow, use]) => (
        <Box key={shadow} bg="bg.panel" rounded="l3" shadow={shadow} p="6">
          <Text fontWeight="semibold">{shadow}</Text>
          <Text color="fg.muted">{use}</Text>
        </Box>
      ))}
    </SimpleGrid>
  ),
};
