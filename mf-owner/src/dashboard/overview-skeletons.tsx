import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';

interface PlaceProps {
  /** By width of the window: '34rem'. */
  height: Record<string, string>;
}

/** The place of the next visit: its day, then with whom and where. */
export function TicketSkeleton({ height }: PlaceProps) {
  return (
    <Flex
      h={height}
      direction={{ base: 'column', md: 'row' }}
      bg="surface"
      rounded="ticket"
      overflow="hidden"
      aria-hidden
    >
      <Skeleton h={{ base: '20', md: 'full' }} w={{ md: '9rem' }} rounded="0" flexShrink="0" />
      <Stack gap="5" flex="1" p={{ base: '5', md: '7' }}>
        <Flex gap="4" align="center">
          <Skeleton w="12" h="14" rounded="door" flexShrink="0" />
          <Box flex="1">
            <Skeleton h="6" w="min(100%, 14rem)" />
            <Skeleton h="4" w="8rem" mt="2" />
          </Box>
        </Flex>
        <Skeleton h="5" w="min(100%, 22rem)" />
        <Skeleton h="5" w="min(100%, 26rem)" />
        <Skeleton h="12" w="9rem" rounded="control" />
      </Stack>
    </Flex>
  );
}

/** The place of two pets, side by side where there is room. */
export function PetStripSkeleton({ height }: PlaceProps) {
  return (
    <Flex h={height} direction={{ base: 'column', md: 'row' }} gap={{ base: '4', md: '10' }} aria-hidden>
      {['one', 'another'].map((pet) => (
        <Flex key={pet} gap="4" align="center" flex="1">
          <Skeleton boxSize="16" rounded="full" flexShrink="0" />
          <Box flex="1">
            <Skeleton h="5" w="6rem" />
            <Skeleton h="4" w="min(100%, 12rem)" mt="2" />
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
