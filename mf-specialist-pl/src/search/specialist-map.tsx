import { polishDoctorName, useVeterinariansOnMap, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { cellsOfPlaces, drawnCells, type MapPlace, type MapView, type MapWords, PlacesMap } from '@veto/shared-ui/map';
import { useMemo, useState } from 'react';
import { placeText, specialistHref } from '../specialist/specialist.ts';
import type { PlacesWithMapProps } from './places-with-map.tsx';

const WORDS: MapWords = {
  label: 'Mapa weterynarzy',
  loading: 'Loading Maps...',
  unavailable: 'Nie można tu pokazać mapy. Wszystkie adresy są na liście.',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  close: 'Zamknij',
  searchArea: 'Szukaj na tym obszarze',
  twoFingers: 'Przesuwaj mapę dwoma palcami',
  cluster: (count) => `${count} weterynarzy, przybliż`,
};

type OnMap = Pick<VeterinarianCard, 'id' | 'name' | 'address' | 'city'> & { specialistNo?: number | null };

function pinOf({ id, name, address, city, specialistNo = null }: OnMap): Omit<MapPlace, 'coordinates'> {
  return {
    id,
    name: polishDoctorName(name),
    address: placeText({ address, city }),
    href: specialistHref({ id, specialistNo }),
  };
}

/** Everybody who is found and whose clinic has been located, of whom the list may have loaded a few. */
export default function SpecialistMap({ vets, places, filters, focus, areaSearch }: PlacesWithMapProps) {
  const [view, setView] = useState<MapView | null>(null);
  const found = useVeterinariansOnMap(filters, view);
  const located = useMemo(
    () =>
      vets.flatMap((vet): MapPlace[] => {
        const position = places?.[vet.id]?.position;
        return position ? [{ ...pinOf(vet), coordinates: [position.longitude, position.latitude] }] : [];
      }),
    [vets, places],
  );
  const ofList = useMemo(() => cellsOfPlaces(located), [located]);
  const overview = useMemo(() => found.overview && drawnCells(found.overview, pinOf), [found.overview]);
  const cells = useMemo(() => found.cells && drawnCells(found.cells, pinOf), [found.cells]);
  return (
    <PlacesMap
      places={located}
      overview={overview ?? ofList}
      cells={cells ?? ofList}
      onView={setView}
      words={WORDS}
      focus={focus}
      areaSearch={areaSearch}
    />
  );
}
