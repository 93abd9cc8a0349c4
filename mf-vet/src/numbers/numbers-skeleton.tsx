import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';

const FIGURES = ['visits', 'cancelled', 'no-shows', 'rating'];

export function NumbersSkeleton() {
  return (
    <Flex columnGap={{ base: 7, md: 12 }} rowGap="4" wrap="wrap" aria-hidden>
      {FIGURES.map((figure) => (
        <Box key={figure}>
          <Skeleton h="7" w="3rem" />
          <Skeleton h="4" w="5rem" mt="2" />
        </Box>
      ))}
    </Flex>
  );
}
