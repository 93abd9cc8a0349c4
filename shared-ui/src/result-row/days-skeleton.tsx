import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';

/** A day's name, two times and '+6 more': rows keep the height when their times arrive. */
export const STRIP_HEIGHT = '11.75rem';

const COLUMNS = ['a', 'b', 'c', 'd'];

/** While the times are on their way: a shape a day, since a page shows many rows at once. */
export function DaysSkeleton() {
  return (
    <Box
      display="grid"
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      gap={{ base: '1.5', md: '2' }}
      h={STRIP_HEIGHT}
      pt="10"
      pb="12"
      animation="pulse"
      animationDuration="1.2s"
      aria-hidden
    >
      {COLUMNS.map((one) => (
        <Skeleton variant="none" key={one} rounded="slot" />
      ))}
    </Box>
  );
}
