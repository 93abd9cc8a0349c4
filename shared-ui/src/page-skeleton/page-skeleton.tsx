import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton, SkeletonText } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { CardSkeletons } from '../card-skeletons/card-skeletons.tsx';
import { PageSection } from '../page-section/page-section.tsx';

export type PageSkeletonShape = 'page' | 'hero' | 'cards' | 'list' | 'split' | 'profile' | 'form' | 'article';

export interface PageSkeletonProps {
  shape: PageSkeletonShape;
}

const SHAPES: Record<PageSkeletonShape, () => ReactNode> = {
  page: PageShape,
  hero: HeroShape,
  cards: CardsShape,
  list: ListShape,
  split: SplitShape,
  profile: ProfileShape,
  form: FormShape,
  article: ArticleShape,
};

/** What a page shows while its code or data is on its way: its own shape, so that nothing jumps. */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  const Shape = SHAPES[shape];
  return (
    // As high as the screen at least: the footer stays where it will be.
    <Box data-skeleton={shape} minH="85vh" aria-hidden>
      {shape === 'profile' && <CoverShape />}
      <PageSection {...(shape === 'profile' && { pt: '0' })}>
        <Shape />
      </PageSection>
    </Box>
  );
}

function Title() {
  return (
    <Box>
      <Skeleton h={{ base: '9', md: '12' }} w="min(100%, 22rem)" />
      <Skeleton h="6" w="min(100%, 30rem)" mt="2" />
    </Box>
  );
}

function Panel({ lines = 4 }: { lines?: number }) {
  return (
    <Stack gap="4" p={{ base: '4', md: '6' }} bg="surface" rounded="panel">
      <Skeleton h="6" w="40%" />
      <SkeletonText noOfLines={lines} gap="3" />
    </Stack>
  );
}

function PageShape() {
  return (
    <>
      <Title />
      <Panel />
      <Panel />
    </>
  );
}

// The same places as the home page's heading, street and search; its ground line is already drawn.
function HeroShape() {
  return (
    <>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr', xl: '1fr 664px' }}
        gap={{ base: '5', lg: '6' }}
        alignItems="end"
      >
        <Box pb={{ base: '0', lg: '14' }}>
          <Skeleton h={{ base: '32', md: '48' }} w="min(100%, 30rem)" />
          <Skeleton h="7" w="min(100%, 26rem)" mt={{ base: '3', lg: '5' }} />
        </Box>
        <Skeleton
          w="full"
          maxW="664px"
          mx="auto"
          aspectRatio={{ base: 556 / 412, md: 664 / 412 }}
          roundedBottom="0"
          variant="none"
          bg="sunken"
        />
      </Box>
      <Box h="0" mt={{ base: '-6', md: '-8' }} borderTopWidth="3px" borderColor="ink" />
      <Skeleton h={{ base: '188px', md: '84px' }} rounded="1.5rem" />
    </>
  );
}

function CardsShape() {
  return (
    <>
      <Title />
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '15.25rem minmax(0, 1fr)' }}
        gap={{ base: '5', lg: '10' }}
      >
        <Skeleton h={{ base: '11', lg: '30rem' }} rounded="panel" />
        <CardSkeletons count={5} shape="vet" />
      </Box>
    </>
  );
}

function ListShape() {
  return (
    <>
      <Title />
      <Skeleton h="11" w="min(100%, 24rem)" />
      <CardSkeletons count={3} shape="row" />
    </>
  );
}

function SplitShape() {
  return (
    <>
      <Title />
      <Flex gap="6">
        <Box flex="1">
          <CardSkeletons count={4} shape="vet" />
        </Box>
        <Skeleton flex="1" minH="30rem" rounded="panel" hideBelow="lg" />
      </Flex>
    </>
  );
}

// From edge to edge, on its ground line, below the way back.
function CoverShape() {
  return (
    <>
      <Box h="11" hideFrom="md" />
      <Box h={{ base: '132px', md: '243px' }} bg="sunken" borderBottomWidth="3px" borderColor="ink" />
    </>
  );
}

function ProfileShape() {
  return (
    <>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '3', md: '7' }}
        mt={{ base: '-92px', md: '-104px' }}
        align="flex-start"
      >
        <Skeleton w={{ base: '128px', md: '184px' }} aspectRatio={6 / 7} rounded="door" />
        <Box flex="1" w="full" pt={{ md: '116px' }}>
          <Title />
        </Box>
      </Flex>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        columnGap="14"
        rowGap="8"
      >
        <Panel lines={8} />
        <Panel lines={6} />
      </Box>
    </>
  );
}

function FormShape() {
  return (
    <Stack gap="6" w="full" maxW="28rem" mx="auto" p={{ base: '4', md: '8' }} bg="surface" rounded="panel">
      <Skeleton h="8" w="60%" />
      {['first', 'second', 'third'].map((field) => (
        <Box key={field}>
          <Skeleton h="4" w="28" />
          <Skeleton h="11" mt="2" />
        </Box>
      ))}
      <Skeleton h="11" />
    </Stack>
  );
}

function ArticleShape() {
  return (
    <Stack gap="8" maxW="65ch">
      <Title />
      <SkeletonText noOfLines={6} gap="3" />
      <SkeletonText noOfLines={5} gap="3" />
    </Stack>
  );
}
