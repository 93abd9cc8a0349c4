import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { PageSection } from '../page-section/page-section.tsx';
import { PageSkeleton, type PageSkeletonShape } from '../page-skeleton/page-skeleton.tsx';

export interface LoadedPageProps<Thing> {
  /** As react-query has it: `data` is undefined until it has come, and null where there is no such thing. */
  query: { data: Thing | null | undefined; isError: boolean; error: unknown; refetch(): unknown };
  shape: PageSkeletonShape;
  /** Shown with a retry where it could not be read. */
  failed: { title: string; description?: string; retryLabel?: string };
  /** Where there is no such thing. */
  missing: ReactNode;
  children: (thing: Thing) => ReactNode;
}

/** A page about one thing that is asked for first. Once it is shown, it stays: the slice says otherwise that a later reading failed. */
export function LoadedPage<Thing>({ query, shape, failed, missing, children }: LoadedPageProps<Thing>) {
  if (query.data) return children(query.data);
  if (query.data === null) return missing;
  if (!query.isError) return <PageSkeleton shape={shape} />;
  return (
    <PageSection>
      <ErrorState {...failed} query={query} headingLevel="h1" />
    </PageSection>
  );
}
