import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';

/** Over a form that shows what was typed before it was closed. */
export function KeptNote({ onStartAfresh }: { onStartAfresh: () => void }) {
  const say = useSay();
  return (
    <Flex role="status" gap="3" align="center" wrap="wrap" bg="sunken" rounded="control" px="4" py="2" mb="4">
      <Text flex="1 1 12rem">{say('What you had typed is still here.')}</Text>
      <Button variant="plain" onClick={onStartAfresh}>
        {say('Start over')}
      </Button>
    </Flex>
  );
}
