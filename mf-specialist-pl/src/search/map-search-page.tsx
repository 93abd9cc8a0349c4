import { useKeepAskedCity, usePlaces } from '@veto/shared-data/places';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { type AreaSearch, usePlaceFocus } from '@veto/shared-ui/map-in-view';
import { useLayoutInSteps } from '@veto/shared-ui/rows-in-steps';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { PaintedRows, SiteLink, usePageHead, usePageReady } from '@veto/slice-kit';
import { useDeferredValue, useMemo, useRef } from 'react';
import { mapSearchHead } from './map-search-head.ts';
import { ListAndMap, MapSearchLayout } from './map-search-layout.tsx';
import { SpecialistListSkeleton } from './map-search-skeleton.tsx';
import { MeasuredFrom } from './measured-from.tsx';
import { NearbyList } from './nearby-list.tsx';
import { PlacesWithMap } from './places-with-map.tsx';
import { SearchForm } from './search-form.tsx';
import { useSearchWords } from './search-words.ts';
import { useNearbySearch } from './use-nearby-search.ts';

export default function MapSearchPage() {
  const nearby = useNearbySearch();
  const words = useSearchWords();
  const { query, city, area, visitor, search, searchFor, searchIn, chooseCity } = nearby;
  usePageReady();
  usePageHead(mapSearchHead(nearby, words));
  useKeepAskedCity(nearby.named);

  const focus = usePlaceFocus();
  // Cards take a while to draw: in small steps, between which the browser answers.
  const data = useDeferredValue(search.data);
  const list = useRef<HTMLDivElement>(null);
  useLayoutInSteps(list, !data);
  const vets = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const located = usePlaces(vets.map(({ id }) => id));
  const places = useDeferredValue(located.data);
  const locating = located.isPending || places !== located.data;
  const total = data?.pages[0]?.total ?? 0;
  const found = area ? words.inThisArea(total) : words.found(total);
  // The former answer is to another question.
  const isFormer = search.isPlaceholderData || data !== search.data;
  const told = !data || isFormer ? words.loading : found;
  const notes = isFormer ? [] : words.notes(data?.pages[0]?.meanings ?? [], total, visitor.position !== null, query);
  const areaSearch: AreaSearch = { area, question: `${city} ${query}`, told, search: searchIn };
  return (
    <MapSearchLayout form={<SearchForm query={query} kept={nearby.kept} onSearch={searchFor} />}>
      <PaintedRows>
        <ListAndMap
          places={
            // The map of an area stays: without it nobody could look for another one.
            vets.length > 0 || area ? (
              <PlacesWithMap
                vets={vets}
                places={places}
                filters={nearby.filters}
                focus={focus}
                areaSearch={areaSearch}
              />
            ) : null
          }
        >
          {(search.isPending || (search.data && !data)) && <SpecialistListSkeleton />}
          {search.isError && !search.data && (
            <ErrorState
              title={words.failed}
              description={words.checkConnection}
              retryLabel={words.tryAgain}
              query={search}
            />
          )}
          {data && (
            <Stack gap="4">
              <Flex justify="space-between" align="center" gap="3" wrap="wrap">
                <Text fontWeight="medium" role="status">
                  {told}
                </Text>
                <MeasuredFrom city={city} query={query} onCity={chooseCity} visitor={visitor} />
              </Flex>
              {notes.length > 0 && <Text role="status">{notes.join(' ')}</Text>}
              {area && vets.length > 0 && (
                <Button variant="subtle" alignSelf="start" onClick={() => searchIn(null)}>
                  {words.everywhere}
                </Button>
              )}
              {vets.length === 0 && !isFormer && (
                <NothingFound inArea={area !== null} onClear={() => (area ? searchIn(null) : searchFor(''))} />
              )}
              <NearbyList
                vets={vets}
                numberedFirst={nearby.numberedFirst}
                city={visitor.position ? null : city}
                placeOf={(id) => places?.[id] ?? (locating ? undefined : null)}
                focus={focus}
                list={list}
              />
              {search.hasNextPage && (
                <Stack align="center" gap="2">
                  {!nearby.isLater && (
                    <Text textStyle="small" color="muted">
                      {words.shownOf(vets.length, total)}
                    </Text>
                  )}
                  <Button variant="subtle" loading={search.isFetchingNextPage} onClick={() => search.fetchNextPage()}>
                    {words.more}
                  </Button>
                  {nearby.nextHref && (
                    <noscript>
                      <Button asChild variant="subtle">
                        <SiteLink href={nearby.nextHref}>{words.more}</SiteLink>
                      </Button>
                    </noscript>
                  )}
                </Stack>
              )}
            </Stack>
          )}
        </ListAndMap>
      </PaintedRows>
    </MapSearchLayout>
  );
}

interface NothingFoundProps {
  inArea: boolean;
  onClear(): void;
}

function NothingFound({ inArea, onClear }: NothingFoundProps) {
  const words = useSearchWords();
  return (
    <EmptyState
      illustration="no-results"
      title={inArea ? words.nobodyInArea : words.nobody}
      description={inArea ? words.moveMap : words.changeWords}
    >
      <Button onClick={onClear}>{inArea ? words.everywhere : words.showAll}</Button>
      <noscript>
        <Button asChild>
          <SiteLink href="/map-search">{words.showAll}</SiteLink>
        </Button>
      </noscript>
    </EmptyState>
  );
}
