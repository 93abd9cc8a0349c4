import { type ComponentType, type ReactElement, Suspense } from 'react';
import { type InChunk, inChunk, useArrival } from '../late-part/in-chunk.ts';
import { PageSkeleton, type PageSkeletonShape } from './page-skeleton.tsx';

/** A page in a chunk of its own, for `LazyPage`. */
export type PageInChunk = InChunk;

/** A page whose code comes when it is first shown: `lazyPage(() => import('./pets/pets-page.tsx'))`. */
export const lazyPage: (load: () => Promise<{ default: ComponentType }>) => PageInChunk = inChunk;

export interface LazyPageProps {
  /** The page, by `lazyPage`. */
  of: PageInChunk;
  /** What stands there until its chunk has come: one of the shapes, or the page's own. */
  skeleton: PageSkeletonShape | ReactElement;
}

/** A page behind the placeholder of its own shape, so that nothing jumps when its chunk arrives. */
export function LazyPage({ of, skeleton }: LazyPageProps) {
  useArrival(of);
  return (
    <Suspense fallback={typeof skeleton === 'string' ? <PageSkeleton shape={skeleton} /> : skeleton}>
      <of.Part />
    </Suspense>
  );
}
