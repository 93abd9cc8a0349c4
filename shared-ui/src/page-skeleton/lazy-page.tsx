import { type ComponentType, type ReactElement, Suspense } from 'react';
import { PageSkeleton, type PageSkeletonShape } from './page-skeleton.tsx';

export interface LazyPageProps {
  /** The page, behind `React.lazy`. */
  of: ComponentType;
  /** What stands there until its chunk has come: one of the shapes, or the page's own. */
  skeleton: PageSkeletonShape | ReactElement;
}

/** A page behind the placeholder of its own shape, so that nothing jumps when its chunk arrives. */
export function LazyPage({ of: Page, skeleton }: LazyPageProps) {
  return (
    <Suspense fallback={typeof skeleton === 'string' ? <PageSkeleton shape={skeleton} /> : skeleton}>
      <Page />
    </Suspense>
  );
}
