import {
  hrefAfter,
  meantBy,
  type useVeterinarianSearch,
  type VeterinarianFilters,
} from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import {
  type AreaSearch,
  LinkedRow,
  MapFrame,
  MapInView,
  type PlaceFocus,
  usePlaceFocus,
} from '@veto/shared-ui/map-in-view';
import { Stack } from '@veto/shared-ui/stack';
import { PaintedRows, useSite } from '@veto/slice-kit';
import { lazy, useDeferredValue, useMemo, useState } from 'react';
import { NARROW, ONE_COLUMN } from '../narrow.ts';
import { listingHref } from '../search/listing-address.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { BestRated } from '../veterinarians/best-rated.tsx';
import { LoadMore } from '../veterinarians/load-more.tsx';
import { SearchFailure } from '../veterinarians/search-failure.tsx';
import { VetRows } from '../veterinarians/vet-rows.tsx';
import { AreaNotice } from './area-notice.tsx';
import { inThisArea } from './listing-text.ts';
import { LoadingRows } from './loading-rows.tsx';
import { LOADING_MAPS, NO_MAP } from './map-words.ts';
import { NobodyListed } from './nobody-listed.tsx';
import { PlacesPanel } from './places-panel.tsx';

const HALVES = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } as const;
const LOADING = 'Loading veterinarians...';

const ListingMap = lazy(() =>
  import(/* webpackChunkName: "listing-map" */ './listing-map.tsx').catch(() => ({
    default: () => <MapFrame small>{NO_MAP}</MapFrame>,
  })),
);

interface ListingResultsProps {
  result: ReturnType<typeof useVeterinarianSearch>;
  /** What the server was asked, from the list's beginning. */
  question: VeterinarianFilters;
  filters: VetFilters;
  /** The list does not begin at its start. */
  isLater: boolean;
}

/** Rows on the left, the map and its places on the right; or what stands in their place. */
export function ListingResults({ result, question, filters, isLater }: ListingResultsProps) {
  const site = useSite();
  const [isAnswered] = useState(result.data !== undefined);
  const focus = usePlaceFocus();
  const veterinarians = useMemo(() => result.data?.pages.flatMap((page) => page.items) ?? [], [result.data]);
  // The former answer belongs to another question than the one above the list.
  const waiting = result.isPending || result.isPlaceholderData;
  const failed = !waiting && !result.data;
  const total = result.data?.pages[0]?.total ?? 0;
  const { area } = filters;
  const areaSearch: AreaSearch = {
    area,
    question: listingHref({ ...filters, area: null }),
    told: waiting ? LOADING : inThisArea(total, filters),
    search: (shown) => site.navigate(listingHref({ ...filters, city: null, area: shown })),
  };
  if (failed) return <SearchFailure error={result.error} onRetry={() => void result.refetch()} />;
  // The map of an area stays: without it nobody could look for another one.
  const withMap = area !== null || veterinarians.length > 0;
  if (!waiting && !withMap) return <NobodyListed filters={filters} />;
  return (
    <Grid templateColumns={HALVES} gap="6" alignItems="start" css={ONE_COLUMN}>
      {waiting ? (
        <LoadingRows text={LOADING} />
      ) : (
        <FoundRows
          result={result}
          filters={filters}
          isLater={isLater}
          focus={focus}
          told={areaSearch.told}
          atOnce={isAnswered}
        />
      )}
      {withMap && (
        <Stack
          gap="4"
          position={{ lg: 'sticky' }}
          top={{ lg: '24' }}
          maxH={{ lg: 'calc(100dvh - 8rem)' }}
          css={{ lg: { [NARROW]: { position: 'static', maxH: 'none' } } }}
        >
          <MapInView loading={LOADING_MAPS}>
            <ListingMap veterinarians={veterinarians} question={question} focus={focus} areaSearch={areaSearch} />
          </MapInView>
          {!waiting && veterinarians.length > 0 && <PlacesPanel veterinarians={veterinarians} />}
        </Stack>
      )}
    </Grid>
  );
}

interface FoundRowsProps extends Omit<ListingResultsProps, 'question'> {
  focus: PlaceFocus;
  told: string;
  /** The answer was there before the page, as it is where the document shows it. */
  atOnce: boolean;
}

function FoundRows({ result, filters, isLater, focus, told, atOnce }: FoundRowsProps) {
  // Rows take a while to draw: in small steps, between which the browser answers.
  const drawn = useDeferredValue(true, atOnce);
  const pages = result.data?.pages ?? [];
  const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
  if (shown === 0) return <NobodyListed filters={filters} />;
  if (!drawn) return <LoadingRows text={LOADING} />;
  return (
    <Stack gap="6">
      {filters.area && <AreaNotice told={told} everywhereHref={listingHref({ ...filters, area: null })} />}
      <Flex wrap="wrap">{pages[0]?.measured_from === undefined && <BestRated />}</Flex>
      <PaintedRows>
        <Stack as="ul" data-long-list="" listStyleType="none" gap="4">
          {pages.map((page, index) => (
            <VetRows
              key={page.items[0]?.id ?? 'none'}
              veterinarians={page.items}
              first={index === 0}
              when={[...filters.availabilities, ...meantBy('when', pages[0]?.meanings)]}
              measuredFrom={page.measured_from}
              detailed
              renderItem={({ id }, row) => (
                <LinkedRow key={id} id={id} focus={focus}>
                  {row}
                </LinkedRow>
              )}
            />
          ))}
        </Stack>
      </PaintedRows>
      <LoadMore
        shown={shown}
        total={pages[0]?.total ?? 0}
        loading={result.isFetchingNextPage}
        onLoad={() => result.fetchNextPage()}
        nextHref={hrefAfter(listingHref(filters), pages.at(-1)?.next)}
        isLater={isLater}
      />
    </Stack>
  );
}
