import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';

export interface VetCardSkeletonProps {
  /** With the button of a card that has an `actionLabel`. */
  action?: boolean;
}

/** The size of a VetCard. */
export function VetCardSkeleton({ action = false }: VetCardSkeletonProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '112px minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
      columnGap="4"
      alignItems="start"
      aria-hidden
    >
      <Skeleton
        gridRow={{ base: '1 / 6', md: 'auto' }}
        aspectRatio={{ base: 6 / 7, md: 1 / 1.06 }}
        rounded={{ base: 'door', md: '50% 50% 20px 20px / 47.17% 47.17% 20px 20px' }}
      />
      <Skeleton h={{ base: '6', md: '28.8px' }} w="60%" mt={{ base: '0.5', md: '4' }} />
      <Skeleton h="5" w="80%" mt="1" />
      <Skeleton h="5" w="40%" mt="1.5" />
      {action && <Skeleton h="11" w="32" rounded="control" mt={{ base: '2', md: '3.5' }} />}
    </Box>
  );
}
