import { Skeleton } from '@chakra-ui/react/skeleton';
import { CardSkeletons } from '../card-skeletons/card-skeletons.tsx';
import { PageSection } from '../page-section/page-section.tsx';

export type PageSkeletonShape = 'page' | 'hero' | 'cards' | 'list' | 'split' | 'profile' | 'form' | 'article';

export interface PageSkeletonProps {
  shape: PageSkeletonShape;
}

/** What a page shows while its code or data is on its way: its own shape, so that nothing jumps. */
export function PageSkeleton({ shape }: PageSkeletonProps) {
  return (
    <PageSection data-skeleton={shape} minH="70vh" aria-hidden>
      <Skeleton h="10" w="min(100%, 22rem)" />
      {shape === 'list' ? <CardSkeletons count={4} shape="row" /> : <CardSkeletons count={6} shape="vet" />}
    </PageSection>
  );
}
