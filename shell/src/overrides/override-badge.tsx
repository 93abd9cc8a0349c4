import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';

export interface OverrideBadgeProps {
  slices: readonly string[];
  onReset(): void;
}

/** Reminds a developer that this browser does not show what visitors get, and ends it. */
export default function OverrideBadge({ slices, onReset }: OverrideBadgeProps) {
  return (
    <Flex
      as="aside"
      aria-label="Overrides"
      lang="en"
      // In view wherever the page stands, and below the footer's links at its end, not over them.
      position="sticky"
      bottom="4"
      w="fit-content"
      maxW="calc(100% - 2rem)"
      m="4"
      zIndex="banner"
      align="center"
      gap="3"
      ps="4"
      pe="1"
      rounded="full"
      shadow="md"
      bg="bg.panel"
      borderWidth="2px"
      borderColor="border.warning"
    >
      <Text textStyle="sm" fontWeight="semibold" truncate>
        Override: {slices.join(', ')}
      </Text>
      <Button variant="ghost" size="sm" minH="11" onClick={onReset}>
        Reset
      </Button>
    </Flex>
  );
}
