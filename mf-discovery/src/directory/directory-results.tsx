import type { useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { nobodyMatches } from '../listing/listing-text.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { LoadMore } from '../veterinarians/load-more.tsx';
import { SearchFailure } from '../veterinarians/search-failure.tsx';
import { VetRows } from '../veterinarians/vet-rows.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface DirectoryResultsProps {
  result: ReturnType<typeof useVeterinarianSearch>;
  filters: VetFilters;
  onClear(): void;
}

/** The rows, or what stands in their place. */
export function DirectoryResults({ result, filters, onClear }: DirectoryResultsProps) {
  if (result.isPending)
    return (
      <Stack gap="3.5">
        {SKELETONS.map((one) => (
          <ResultRowSkeleton key={one} times />
        ))}
      </Stack>
    );
  if (!result.data) return <SearchFailure error={result.error} onRetry={() => void result.refetch()} />;
  const { pages } = result.data;
  const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
  if (shown === 0)
    return (
      <EmptyState
        illustration="no-results"
        title="No veterinarians found"
        description="No veterinarians match your current filter criteria."
      >
        {(filters.text || filters.city || filters.petTypes.length > 0) && (
          <Text color="muted">{nobodyMatches(filters)}</Text>
        )}
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
        {pages.map((page, index) => (
          <VetRows key={page.items[0]?.id ?? 'none'} veterinarians={page.items} first={index === 0} />
        ))}
      </Stack>
      <LoadMore
        shown={shown}
        total={pages[0]?.total ?? 0}
        loading={result.isFetchingNextPage || result.isPlaceholderData}
        onLoad={() => result.fetchNextPage()}
      />
    </>
  );
}
