import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VetCardSkeleton } from '../vet-card/vet-card-skeleton.tsx';

export interface CardSkeletonsProps {
  count: number;
  /** 'vet': VetCard · 'pet': card with a picture · 'row': appointment or message in a list. */
  shape: 'vet' | 'pet' | 'row';
}

/** Placeholders in the size of what is on its way. Hidden from assistive technology: the page says that it loads. */
export function CardSkeletons({ count, shape }: CardSkeletonsProps) {
  const cards = Array.from({ length: count }, (_, index) => index);
  if (shape === 'row') {
    return (
      <Stack gap="4" aria-hidden>
        {cards.map((card) => (
          <RowSkeleton key={card} />
        ))}
      </Stack>
    );
  }
  return (
    <SimpleGrid minChildWidth="min(100%, 18rem)" gap={{ base: '4', md: '6' }} aria-hidden>
      {cards.map((card) => (shape === 'vet' ? <VetCardSkeleton key={card} /> : <PetCardSkeleton key={card} />))}
    </SimpleGrid>
  );
}

function PetCardSkeleton() {
  return (
    <Stack gap="0" bg="bg.panel" borderWidth="1px" rounded="l3" overflow="hidden">
      <Skeleton aspectRatio={4 / 3} rounded="0" />
      <Stack gap="3" p="5">
        <Skeleton h="6" w="50%" />
        <Skeleton h="4" w="70%" />
        <Skeleton h="11" />
      </Stack>
    </Stack>
  );
}

function RowSkeleton() {
  return (
    <Stack gap="3" p="5" bg="bg.panel" borderWidth="1px" rounded="l3">
      <Skeleton h="6" w="40%" />
      <Skeleton h="4" w="60%" />
      <Skeleton h="4" w="30%" />
    </Stack>
  );
}
