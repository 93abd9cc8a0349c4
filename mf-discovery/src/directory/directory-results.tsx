import type { useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ResultRow, ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { Stack } from '@veto/shared-ui/stack';
import { LoadMore } from '../veterinarians/load-more.tsx';
import { SearchFailure } from '../veterinarians/search-failure.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface DirectoryResultsProps {
  result: ReturnType<typeof useVeterinarianSearch>;
  onClear(): void;
}

/** The rows, or what stands in their place. */
export function DirectoryResults({ result, onClear }: DirectoryResultsProps) {
  if (result.isPending)
    return (
      <Stack gap="3.5">
        {SKELETONS.map((one) => (
          <ResultRowSkeleton key={one} />
        ))}
      </Stack>
    );
  if (!result.data) return <SearchFailure error={result.error} onRetry={() => void result.refetch()} />;
  const veterinarians = result.data.pages.flatMap((page) => page.items);
  const total = result.data.pages[0]?.total ?? 0;
  if (veterinarians.length === 0)
    return (
      <EmptyState
        illustration="no-results"
        title="No veterinarians found"
        description="No veterinarians match your current filter criteria."
      >
        <Button onClick={onClear}>Clear All Filters</Button>
      </EmptyState>
    );
  return (
    <>
      <Stack
        as="ul"
        listStyleType="none"
        gap="3.5"
        aria-busy={result.isPlaceholderData}
        // The former answer, while the new one is on its way.
        opacity={result.isPlaceholderData ? '0.6' : undefined}
      >
        {veterinarians.map(({ description: _, ...vet }, index) => (
          <li key={vet.id}>
            <ResultRow vet={vet} href={`/veterinarian/${vet.id}`} headingLevel="h2" priority={index < 3} />
          </li>
        ))}
      </Stack>
      <LoadMore
        shown={veterinarians.length}
        total={total}
        loading={result.isFetchingNextPage || result.isPlaceholderData}
        onLoad={() => result.fetchNextPage()}
      />
    </>
  );
}
