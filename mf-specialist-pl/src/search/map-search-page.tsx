import { type Place, type Position, usePlaces } from '@veto/shared-data/places';
import { useVeterinarianSearch, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { CITY_COORDINATES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePageReady } from '@veto/slice-kit';
import { LocateFixed } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { countLine } from './count-line.ts';
import { distanceKm } from './distance.ts';
import { MapSearchLayout } from './map-search-layout.tsx';
import { SpecialistListSkeleton } from './map-search-skeleton.tsx';
import { PlaceList } from './place-list.tsx';
import { SearchForm } from './search-form.tsx';
import { searchTerms } from './search-terms.ts';
import { SpecialistCard } from './specialist-card.tsx';
import { useVisitorPosition, type VisitorPosition } from './use-visitor-position.ts';

export default function MapSearchPage() {
  const [params, setParams] = useSearchParams();
  const query = params.get('query') ?? '';
  const search = useVeterinarianSearch(searchTerms(query));
  const visitor = useVisitorPosition();
  usePageReady();

  const vets = search.data?.pages.flatMap(({ items }) => items) ?? [];
  const { data: places, isPending: locating } = usePlaces(vets.map(({ id }) => id));
  return (
    <MapSearchLayout
      form={<SearchForm query={query} onSearch={(next) => setParams(next ? { query: next } : {})} />}
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
            <LocateButton visitor={visitor} />
          </Flex>
          {vets.length === 0 && <NothingFound onClear={() => setParams({})} />}
          {vets.map((vet) => (
            <SpecialistCard
              key={vet.id}
              vet={vet}
              place={places?.[vet.id] ?? (locating ? undefined : null)}
              distanceKm={distanceTo(vet, places?.[vet.id], visitor.position)}
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

function LocateButton({ visitor }: { visitor: VisitorPosition }) {
  if (visitor.state === 'known') return <Text fontSize="sm">Odległość od Twojej lokalizacji</Text>;
  if (visitor.state === 'refused')
    return <Text fontSize="sm">Brak dostępu do lokalizacji: odległość od centrum miasta</Text>;
  return (
    <Button variant="ghost" size="sm" loading={visitor.state === 'asking'} onClick={visitor.ask}>
      <LocateFixed aria-hidden />
      Użyj mojej lokalizacji
    </Button>
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

/** From the visitor, or from the middle of the vet's own city. */
function distanceTo({ city }: VeterinarianCard, place: Place | undefined, visitor: Position | null): number | null {
  const from = visitor ?? cityCentre(city);
  return place?.position && from ? distanceKm(from, place.position) : null;
}

function cityCentre(city: string): Position | null {
  if (!(city in CITY_COORDINATES)) return null;
  const [longitude, latitude] = CITY_COORDINATES[city as keyof typeof CITY_COORDINATES];
  return { longitude, latitude };
}
