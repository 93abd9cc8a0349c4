import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton, SkeletonCircle } from '@chakra-ui/react/skeleton';

export interface VetCardSkeletonProps {
  /** With the button of a card that has an `actionLabel`. */
  action?: boolean;
}

/** The size of a VetCard without a description. */
export function VetCardSkeleton({ action = false }: VetCardSkeletonProps) {
  return (
    <Flex direction="column" gap="4" p="5" bg="bg.panel" borderWidth="1px" rounded="l3" aria-hidden>
      <Flex gap="4" align="center">
        <SkeletonCircle boxSize="14" />
        <Box flex="1">
          <Skeleton h="5" w="70%" />
          <Skeleton h="4" w="50%" mt="2" />
        </Box>
      </Flex>
      <Skeleton h="4" w="60%" />
      <Flex justify="space-between">
        <Skeleton h="5" w="24" />
        <Skeleton h="5" w="28" />
      </Flex>
      {action && <Skeleton h="11" rounded="l2" />}
    </Flex>
  );
}
