import icons from 'virtual:used-icons';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Unstyled } from '@storybook/addon-docs/blocks';

/** Every icon that the site imports, found at build. */
export function UsedIcons() {
  return (
    <Unstyled>
      <SimpleGrid minChildWidth="104px" gap="3" my="4">
        {Object.entries(icons).map(([name, Icon]) => (
          <Stack key={name} align="center" gap="2" p="3" bg="surface" rounded="panel">
            <Icon size={24} aria-hidden />
            <Text textStyle="caption" textAlign="center" overflowWrap="anywhere">
              {name}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
    </Unstyled>
  );
}
