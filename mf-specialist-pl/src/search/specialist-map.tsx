import { type Place, placeText } from '@veto/shared-data/places';
import {
  polishDoctorName,
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
import { useState } from 'react';
import { specialistHref } from '../specialist/specialist.ts';

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

export interface SpecialistMapProps
  extends Pick<VeterinariansMapProps<VeterinarianCard, OnMap>, 'focus' | 'areaSearch'> {
  vets: readonly VeterinarianCard[];
  /** By the vet's id; undefined while they are on their way. */
  places: Record<string, Place> | undefined;
  /** Who is found. */
  filters: VeterinarianFilters;
}

/** Everybody who is found and whose clinic has been located, of whom the list may have loaded a few. */
export default function SpecialistMap({ vets, places, filters, focus, areaSearch }: SpecialistMapProps) {
  const [view, setView] = useState<MapView | null>(null);
  const found = useVeterinariansOnMap(filters, view);
  return (
    <VeterinariansMap
      listed={vets}
      located={places}
      found={found}
      pinOf={pinOf}
      onView={setView}
      words={WORDS}
      focus={focus}
      areaSearch={areaSearch}
    />
  );
}
