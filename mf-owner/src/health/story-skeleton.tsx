import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';

const ROWS = [1, 2, 3, 4, 5];

/** The place of a story's rows: the day, the picture on the line, and the words. */
export function StorySkeleton() {
  return (
    <Stack gap="8" aria-hidden>
      {ROWS.map((row) => (
        <Flex key={row} gap="3">
          <Skeleton w="3.25rem" h="10" flexShrink="0" />
          <Skeleton boxSize="44px" rounded="full" flexShrink="0" />
          <Stack flex="1" gap="2">
            <Skeleton h="6" w="min(100%, 16rem)" />
            <Skeleton h="5" w="min(100%, 26rem)" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
