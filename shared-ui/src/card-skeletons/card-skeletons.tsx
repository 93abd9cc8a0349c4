import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { ResultRowSkeleton } from '../result-row/result-row-skeleton.tsx';

export interface CardSkeletonsProps {
  count: number;
  /** 'vet': ResultRow · 'pet': card with a picture · 'row': appointment or message in a list. */
  shape: 'vet' | 'pet' | 'row';
}

/** Placeholders in the size of what is on its way. Hidden from assistive technology: the page says that it loads. */
export function CardSkeletons({ count, shape }: CardSkeletonsProps) {
  const cards = Array.from({ length: count }, (_, index) => index);
  if (shape === 'pet')
    return (
      <SimpleGrid minChildWidth="min(100%, 18rem)" gap={{ base: '4', md: '6' }} aria-hidden>
        {cards.map((card) => (
          <PetCardSkeleton key={card} />
        ))}
      </SimpleGrid>
    );
  const Row = shape === 'vet' ? ResultRowSkeleton : RowSkeleton;
  return (
    <Stack gap="3.5" aria-hidden>
      {cards.map((card) => (
        <Row key={card} />
      ))}
    </Stack>
  );
}

function PetCardSkeleton() {
  return (
    <Stack gap="0" bg="surface" rounded="panel" overflow="hidden">
      <Skeleton aspectRatio={4 / 3} rounded="0" />
      <Stack gap="3" p="5">
        <Skeleton h="6" w="50%" />
        <Skeleton h="4" w="70%" />
        <Skeleton h="12" />
      </Stack>
    </Stack>
  );
}

function RowSkeleton() {
  return (
    <Stack gap="3" p="5" bg="surface" rounded="panel">
      <Skeleton h="6" w="40%" />
      <Skeleton h="4" w="60%" />
      <Skeleton h="4" w="30%" />
    </Stack>
  );
}
