import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';

interface AreaNoticeProps {
  shown: number;
  of: number;
  onShowAll(): void;
}

/** Above a list that is narrowed to what the map shows. */
export function AreaNotice({ shown, of, onShowAll }: AreaNoticeProps) {
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text role="status">
        {shown} of {of} in this part of the map
      </Text>
      <Button variant="subtle" onClick={onShowAll}>
        Show all on the list
      </Button>
    </Flex>
  );
}
