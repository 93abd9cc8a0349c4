import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton, SkeletonCircle, SkeletonText } from '@chakra-ui/react/skeleton';
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
    <PageSection data-skeleton={shape} minH="85vh" aria-hidden>
      <Shape />
    </PageSection>
  );
}

function Title() {
  return (
    <Box>
      <Skeleton h="10" w="min(100%, 22rem)" />
      <Skeleton h="5" w="min(100%, 30rem)" mt="3" />
    </Box>
  );
}

function Panel({ lines = 4 }: { lines?: number }) {
  return (
    <Stack gap="4" p={{ base: '4', md: '6' }} bg="bg.panel" borderWidth="1px" rounded="l3">
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

function HeroShape() {
  return (
    <>
      <Flex direction={{ base: 'column', lg: 'row' }} align="center" gap="10" py={{ md: '8' }}>
        <Stack flex="1" w="full" gap="4">
          <Skeleton h={{ base: '20', md: '28' }} w="min(100%, 36rem)" />
          <Skeleton h="12" w="min(100%, 30rem)" />
          <Skeleton h="14" />
        </Stack>
        <Skeleton flex="1" w="full" maxW="560px" aspectRatio={560 / 440} hideBelow="lg" />
      </Flex>
      <CardSkeletons count={3} shape="vet" />
    </>
  );
}

function CardsShape() {
  return (
    <>
      <Title />
      <CardSkeletons count={6} shape="vet" />
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
          <CardSkeletons count={4} shape="row" />
        </Box>
        <Skeleton flex="1" minH="30rem" hideBelow="lg" />
      </Flex>
    </>
  );
}

function ProfileShape() {
  return (
    <>
      <Skeleton h="11" w="32" />
      <Flex gap={{ base: '4', md: '6' }} align="center">
        <SkeletonCircle boxSize={{ base: '20', md: '32' }} />
        <Box flex="1">
          <Title />
        </Box>
      </Flex>
      <Flex direction={{ base: 'column', lg: 'row' }} gap="6">
        <Box flex="2">
          <Panel lines={6} />
        </Box>
        <Box flex="1">
          <Panel />
        </Box>
      </Flex>
    </>
  );
}

function FormShape() {
  return (
    <Stack
      gap="6"
      w="full"
      maxW="28rem"
      mx="auto"
      p={{ base: '4', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
    >
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
