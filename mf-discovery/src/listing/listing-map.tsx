import { usePlaces } from '@veto/shared-data/places';
import {
  doctorName,
  useVeterinariansOnMap,
  type VeterinarianCard,
  type VeterinarianFilters,
} from '@veto/shared-data/veterinarians';
import {
  type MapPlace,
  type MapView,
  type MapWords,
  VeterinariansMap,
  type VeterinariansMapProps,
} from '@veto/shared-ui/map';
import { MapFrame } from '@veto/shared-ui/map-in-view';
import { useState } from 'react';
import { LOADING_MAPS, NO_MAP } from './map-words.ts';
import { TimesOnMap } from './times-on-map.tsx';

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

type OnMap = Pick<VeterinarianCard, 'id' | 'name' | 'clinicName' | 'address' | 'city'>;

interface ListingMapProps extends Pick<VeterinariansMapProps<VeterinarianCard, OnMap>, 'focus' | 'areaSearch'> {
  veterinarians: readonly VeterinarianCard[];
  /** What the list was asked. */
  question: VeterinarianFilters;
}

function pinOf({ id, name, clinicName, address, city }: OnMap): Omit<MapPlace, 'coordinates'> {
  const place = [...new Set([address ?? clinicName, city])].filter(Boolean).join(', ');
  return { id, name: doctorName(name), address: place, href: `/veterinarian/${id}` };
}

/** Everybody who is found and whose clinic has been located, of whom the list may have loaded a few. */
export default function ListingMap({ veterinarians, question, focus, areaSearch }: ListingMapProps) {
  const [view, setView] = useState<MapView | null>(null);
  const found = useVeterinariansOnMap(question, view);
  const { data, isLoading } = usePlaces(veterinarians.map(({ id }) => id));
  // An area is shown at once; without one the map begins where the places are.
  if ((isLoading || !(found.overview || found.failed)) && !areaSearch.area) return <MapFrame>{LOADING_MAPS}</MapFrame>;
  return (
    <VeterinariansMap
      listed={veterinarians}
      located={data}
      found={found}
      pinOf={pinOf}
      onView={setView}
      words={WORDS}
      renderDetails={(vet) => <TimesOnMap vet={vet} card={veterinarians.find(({ id }) => id === vet.id)} />}
      focus={focus}
      areaSearch={areaSearch}
    />
  );
}
