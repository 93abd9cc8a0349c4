import { SUCCESS, veterinariansFailure } from '@veto/shared-data/errors';
import { hrefAfter, meantBy, useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { useLayoutInSteps } from '@veto/shared-ui/rows-in-steps';
import { Stack } from '@veto/shared-ui/stack';
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { LoadMore } from '../veterinarians/load-more.tsx';
import { SearchFailure } from '../veterinarians/search-failure.tsx';
import { directoryHref } from './directory-search.ts';
import type { NobodyFoundProps } from './nobody-found.tsx';
import type { useDirectory } from './use-directory.ts';

// The drawings of people come beside the answer, of which nothing can be shown before.
const loadRows = () => import(/* webpackChunkName: "vet-rows" */ './directory-rows.ts');
const VetRows = lazy(loadRows);

const NobodyFound = lazy<ComponentType<NobodyFoundProps>>(
  () => import(/* webpackChunkName: "filter-offer" */ './nobody-found.tsx'),
);

/** One element for ever, so that nothing of it is drawn anew when the answer arrives. */
const SKELETON = (
  <Stack gap="3.5">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((one) => (
      <ResultRowSkeleton key={one} times />
    ))}
  </Stack>
);

interface DirectoryResultsProps {
  directory: ReturnType<typeof useDirectory>;
  onClear(): void;
}

/** The rows, or what stands in their place. */
export function DirectoryResults({ directory, onClear }: DirectoryResultsProps) {
  const { question, filters, sort } = directory;
  const result = useVeterinarianSearch(question);
  useFailureToast(result.data && result.error, veterinariansFailure(result.error));
  // Rows take a while to draw: in small steps, between which the browser answers.
  const data = useDeferredValue(result.data);
  const isFormer = result.isPlaceholderData || data !== result.data;
  useTellTotal(directory, isFormer ? undefined : data?.pages[0]?.total);
  useEffect(() => void loadRows().catch(() => {}), []);
  const list = useRef<HTMLDivElement>(null);
  useLayoutInSteps(list, !data);
  if (result.isPending || (result.data && !data)) return SKELETON;
  if (!data) return <SearchFailure error={result.error} onRetry={() => void result.refetch()} />;
  const { pages } = data;
  const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
  if (shown === 0)
    return (
      <Suspense fallback={SKELETON}>
        <NobodyFound filters={filters} onClear={onClear} />
      </Suspense>
    );
  return (
    <Suspense fallback={SKELETON}>
      <Stack
        as="ul"
        data-long-list=""
        ref={list}
        listStyleType="none"
        gap="3.5"
        aria-busy={isFormer}
        // The former answer, while the new one is on its way.
        opacity={result.isPlaceholderData ? '0.6' : undefined}
      >
        {pages.map((page, index) => (
          <VetRows
            key={page.items[0]?.id ?? 'none'}
            veterinarians={page.items}
            first={index === 0}
            measuredFrom={page.measured_from}
            when={[...filters.availabilities, ...meantBy('when', pages[0]?.meanings)]}
          />
        ))}
      </Stack>
      <LoadMore
        shown={shown}
        total={pages[0]?.total ?? 0}
        loading={result.isFetchingNextPage || result.isPlaceholderData}
        onLoad={() => result.fetchNextPage()}
        nextHref={hrefAfter(directoryHref({ filters, sort }), pages.at(-1)?.next)}
        isLater={question.after !== undefined}
      />
    </Suspense>
  );
}

/** Says how many were found once what the visitor applied has been answered. */
function useTellTotal({ isUntold, told }: ReturnType<typeof useDirectory>, total: number | undefined): void {
  useEffect(() => {
    if (!isUntold || total === undefined) return;
    toaster.create({ type: 'success', ...SUCCESS.filtersApplied(total) });
    told();
  }, [isUntold, total, told]);
}
