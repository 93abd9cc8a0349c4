import { usePlaces } from '@veto/shared-data/places';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { type MapPlace, type MapWords, PlacesMap, type PlacesMapProps } from '@veto/shared-ui/map';
import { MapFrame } from '@veto/shared-ui/map-in-view';
import { useMemo } from 'react';
import { LOADING_MAPS, NO_MAP } from './map-words.ts';

const WORDS: MapWords = {
  label: 'Map of veterinarians',
  loading: LOADING_MAPS,
  unavailable: NO_MAP,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  searchArea: 'Search this area',
  twoFingers: 'Use two fingers to move the map',
  cluster: (count) => `${count} veterinarians, zoom in`,
};

interface ListingMapProps extends Pick<PlacesMapProps, 'focus' | 'areaSearch'> {
  veterinarians: readonly VeterinarianCard[];
}

/** The veterinarians of the list whose clinics have been located. */
export default function ListingMap({ veterinarians, focus, areaSearch }: ListingMapProps) {
  const { data, isPending } = usePlaces(veterinarians.map(({ id }) => id));
  const places = useMemo(
    () =>
      veterinarians.flatMap((vet): MapPlace[] => {
        const position = data?.[vet.id]?.position;
        if (!position) return [];
        const address = [vet.address ?? vet.location, vet.city].filter(Boolean).join(', ');
        return [{ id: vet.id, name: vet.name, address, coordinates: [position.longitude, position.latitude] }];
      }),
    [veterinarians, data],
  );
  // An area is shown at once; without one the map begins where the places are.
  if (isPending && !areaSearch.area) return <MapFrame>{LOADING_MAPS}</MapFrame>;
  return <PlacesMap places={places} words={WORDS} focus={focus} areaSearch={areaSearch} />;
}
