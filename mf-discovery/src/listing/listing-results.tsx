import type { useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { Grid } from '@veto/shared-ui/grid';
import { LinkedRow, MapFrame, MapInView, useAreaSearch, usePlaceFocus } from '@veto/shared-ui/map-in-view';
import { ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { lazy, useMemo } from 'react';
import { listingHref } from '../search/listing-address.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { LoadMore } from '../veterinarians/load-more.tsx';
import { SearchFailure } from '../veterinarians/search-failure.tsx';
import { VetRows } from '../veterinarians/vet-rows.tsx';
import { AreaNotice } from './area-notice.tsx';
import { noResultsHint } from './listing-text.ts';
import { LOADING_MAPS, NO_MAP } from './map-words.ts';
import { PlacesPanel } from './places-panel.tsx';

const SKELETONS = ['a', 'b', 'c', 'd'];
const HALVES = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } as const;

const ListingMap = lazy(() =>
  import(/* webpackChunkName: "listing-map" */ './listing-map.tsx').catch(() => ({
    default: () => <MapFrame small>{NO_MAP}</MapFrame>,
  })),
);

interface ListingResultsProps {
  result: ReturnType<typeof useVeterinarianSearch>;
  filters: VetFilters;
}

/** Rows on the left, the map and its places on the right; or what stands in their place. */
export function ListingResults({ result, filters }: ListingResultsProps) {
  const focus = usePlaceFocus();
  const areaSearch = useAreaSearch(listingHref(filters));
  const veterinarians = useMemo(() => result.data?.pages.flatMap((page) => page.items) ?? [], [result.data]);
  // The former answer belongs to another question than the one above the list.
  if (result.isPending || result.isPlaceholderData)
    return (
      <Grid templateColumns={HALVES} gap="6">
        <Stack gap="4">
          <Text role="status" color="fg.muted">
            Loading veterinarians...
          </Text>
          {SKELETONS.map((one) => (
            <ResultRowSkeleton key={one} action times />
          ))}
        </Stack>
      </Grid>
    );
  if (!result.data) return <SearchFailure error={result.error} onRetry={() => void result.refetch()} />;
  if (veterinarians.length === 0)
    return (
      <EmptyState illustration="no-results" title="No veterinarians found" description={noResultsHint(filters)}>
        <Button asChild>
          <SiteLink href="/veterinarians?query=&city=all">Show all veterinarians</SiteLink>
        </Button>
      </EmptyState>
    );
  const shown = veterinarians.filter(({ id }) => areaSearch.includes(id));
  return (
    <Grid templateColumns={HALVES} gap="6" alignItems="start">
      <Stack gap="6">
        {areaSearch.area && <AreaNotice shown={shown.length} of={veterinarians.length} onShowAll={areaSearch.clear} />}
        <Stack as="ul" listStyleType="none" gap="4">
          {result.data.pages.map((page, index) => (
            <VetRows
              key={page.items[0]?.id ?? 'none'}
              veterinarians={page.items}
              first={index === 0}
              detailed
              renderItem={({ id }, row) =>
                areaSearch.includes(id) && (
                  <LinkedRow key={id} id={id} focus={focus}>
                    {row}
                  </LinkedRow>
                )
              }
            />
          ))}
        </Stack>
        <LoadMore
          shown={veterinarians.length}
          total={result.data.pages[0]?.total ?? 0}
          loading={result.isFetchingNextPage}
          onLoad={() => result.fetchNextPage()}
        />
      </Stack>
      <Stack gap="4" position={{ lg: 'sticky' }} top={{ lg: '24' }} maxH={{ lg: 'calc(100dvh - 8rem)' }}>
        <MapInView loading={LOADING_MAPS}>
          <ListingMap veterinarians={veterinarians} focus={focus} areaSearch={areaSearch} />
        </MapInView>
        <PlacesPanel veterinarians={veterinarians} />
      </Stack>
    </Grid>
  );
}
