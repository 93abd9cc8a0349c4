import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { DaysSkeleton } from './days-skeleton.tsx';
import { TIGHT, WIDE } from './wide.ts';

export interface ResultRowSkeletonProps {
  /** With the button of a row that has an `actionLabel`. */
  action?: boolean;
  /** With the room of a row that shows times. */
  times?: boolean;
}

/** The size of a ResultRow without description. */
export function ResultRowSkeleton({ action = false, times = false }: ResultRowSkeletonProps) {
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '76px minmax(0, 1fr)', sm: '112px minmax(0, 1fr)' }}
        gap={{ base: '3.5', sm: '5' }}
        p={{ base: '4', sm: '5' }}
        bg="surface"
        rounded="panel"
        alignItems="start"
        aria-hidden
        css={{
          [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          ...(times && { [WIDE]: { gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 23.75rem)' } }),
        }}
      >
        <Skeleton aspectRatio={6 / 7} maxW="112px" rounded="door" />
        <Box animation="pulse" animationDuration="1.2s">
          <Skeleton variant="none" h="6" w="min(100%, 14rem)" />
          <Skeleton variant="none" h="5" w="min(80%, 10rem)" mt="1" />
          <Skeleton variant="none" h="5" w="min(100%, 18rem)" mt="2.5" />
          <Skeleton variant="none" h="5" w="min(60%, 8rem)" mt="3" />
          {action && <Skeleton variant="none" h="11" w="32" rounded="control" mt="3" />}
        </Box>
        {times && (
          <Box gridColumn="1 / -1" css={{ [WIDE]: { gridColumn: 'auto' } }}>
            <DaysSkeleton />
          </Box>
        )}
      </Box>
    </Box>
  );
}
