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
      position="fixed"
      bottom="4"
      left="4"
      maxW="calc(100vw - 2rem)"
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
