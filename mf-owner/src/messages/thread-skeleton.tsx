import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { PANE } from './pane.ts';

const WIDTHS = ['55%', '70%', '40%'];

/** Bubbles on both sides, the newest at the end. */
export function BubblesSkeleton() {
  return (
    <Stack gap="3" flex="1" minH="0" overflow="hidden" justify="flex-end" p="1" aria-hidden>
      {WIDTHS.map((width, index) => (
        <Skeleton key={width} h="16" w={width} rounded="panel" alignSelf={index % 2 ? 'flex-end' : 'flex-start'} />
      ))}
    </Stack>
  );
}

/** A conversation on its way: the person, bubbles, and the box to write in. */
export function ThreadSkeleton() {
  return (
    <Flex {...PANE} aria-hidden>
      <Flex gap="3" align="center" pb="3" borderBottomWidth="1px" borderColor="line">
        <Skeleton boxSize="11" rounded="full" />
        <Skeleton h="7" w="min(60%, 14rem)" />
      </Flex>
      <BubblesSkeleton />
      <Stack gap="2">
        <Skeleton h="24" />
        <Skeleton h="11" w="24" alignSelf="flex-end" />
      </Stack>
    </Flex>
  );
}
