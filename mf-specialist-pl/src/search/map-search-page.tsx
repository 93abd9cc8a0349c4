import { usePlaces } from '@veto/shared-data/places';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import { countLine } from './count-line.ts';
import { MapSearchLayout } from './map-search-layout.tsx';
import { SpecialistListSkeleton } from './map-search-skeleton.tsx';
import { MeasuredFrom } from './measured-from.tsx';
import { PlaceList } from './place-list.tsx';
import { SearchForm } from './search-form.tsx';
import { SpecialistCard } from './specialist-card.tsx';
import { useNearbySearch } from './use-nearby-search.ts';

export default function MapSearchPage() {
  const { query, city, visitor, search, searchFor, chooseCity } = useNearbySearch();
  usePageReady();

  const vets = search.data?.pages.flatMap(({ items }) => items) ?? [];
  const { data: places, isPending: locating } = usePlaces(vets.map(({ id }) => id));
  return (
    <MapSearchLayout
      form={<SearchForm query={query} onSearch={searchFor} />}
      places={vets.length > 0 ? <PlaceList vets={vets} /> : null}
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
          {vets.map((vet) => (
            <SpecialistCard
              key={vet.id}
              vet={vet}
              place={places?.[vet.id] ?? (locating ? undefined : null)}
              from={visitor.position ? 'visitor' : 'city'}
            />
          ))}
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
