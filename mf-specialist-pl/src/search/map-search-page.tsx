import { usePlaces } from '@veto/shared-data/places';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { type AreaSearch, LinkedRow, useAreaSearch, usePlaceFocus } from '@veto/shared-ui/map-in-view';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import { useMemo } from 'react';
import { countLine } from './count-line.ts';
import { MapSearchLayout } from './map-search-layout.tsx';
import { SpecialistListSkeleton } from './map-search-skeleton.tsx';
import { MeasuredFrom } from './measured-from.tsx';
import { PlacesWithMap } from './places-with-map.tsx';
import { SearchForm } from './search-form.tsx';
import { SpecialistCard } from './specialist-card.tsx';
import { useNearbySearch } from './use-nearby-search.ts';

export default function MapSearchPage() {
  const { query, city, visitor, search, searchFor, chooseCity } = useNearbySearch();
  usePageReady();

  const focus = usePlaceFocus();
  const areaSearch = useAreaSearch(`${city} ${query}`);
  const vets = useMemo(() => search.data?.pages.flatMap(({ items }) => items) ?? [], [search.data]);
  const { data: places, isPending: locating } = usePlaces(vets.map(({ id }) => id));
  return (
    <MapSearchLayout
      form={<SearchForm query={query} onSearch={searchFor} />}
      places={
        vets.length > 0 ? <PlacesWithMap vets={vets} places={places} focus={focus} areaSearch={areaSearch} /> : null
      }
    >
      {search.isPending && <SpecialistListSkeleton />}
      {search.isError && !search.data && (
        <ErrorState
          title="Nie udało się wczytać listy"
          description="Sprawdź połączenie i spróbuj ponownie."
          retryLabel="Spróbuj ponownie"
          error={search.error}
          onRetry={() => search.refetch()}
        />
      )}
      {search.data && (
        <Stack gap="4">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Text fontWeight="medium" role="status">
              {countLine(search.data.pages[0]?.total ?? 0)}
            </Text>
            <MeasuredFrom city={city} onCity={chooseCity} visitor={visitor} />
          </Flex>
          {vets.length === 0 && <NothingFound onClear={() => searchFor('')} />}
          <AreaNotice areaSearch={areaSearch} vets={vets} />
          <Stack as="ul" listStyleType="none" gap="4">
            {vets
              .filter(({ id }) => areaSearch.includes(id))
              .map((vet) => (
                <LinkedRow key={vet.id} id={vet.id} focus={focus}>
                  <SpecialistCard
                    vet={vet}
                    place={places?.[vet.id] ?? (locating ? undefined : null)}
                    from={visitor.position ? 'visitor' : 'city'}
                  />
                </LinkedRow>
              ))}
          </Stack>
          {search.hasNextPage && (
            <Button variant="outline" loading={search.isFetchingNextPage} onClick={() => search.fetchNextPage()}>
              Pokaż więcej
            </Button>
          )}
        </Stack>
      )}
    </MapSearchLayout>
  );
}

/** Above a list that is narrowed to what the map shows. */
function AreaNotice({ areaSearch, vets }: { areaSearch: AreaSearch; vets: readonly VeterinarianCard[] }) {
  if (!areaSearch.area) return null;
  const shown = vets.filter(({ id }) => areaSearch.includes(id)).length;
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text role="status">
        Na tym obszarze: {shown} z {vets.length}
      </Text>
      <Button variant="subtle" size="sm" onClick={areaSearch.clear}>
        Pokaż wszystkich
      </Button>
    </Flex>
  );
}

function NothingFound({ onClear }: { onClear(): void }) {
  return (
    <EmptyState
      illustration="no-results"
      title="Nie znaleziono weterynarzy"
      description="Zmień słowo kluczowe albo zobacz wszystkich weterynarzy."
    >
      <Button onClick={onClear}>Pokaż wszystkich</Button>
    </EmptyState>
  );
}
