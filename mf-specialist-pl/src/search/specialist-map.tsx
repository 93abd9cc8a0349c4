import { type MapPlace, type MapWords, PlacesMap } from '@veto/shared-ui/map';
import { useMemo } from 'react';
import { placeText } from '../specialist/specialist.ts';
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

/** The vets of the list whose clinics have been located. */
export default function SpecialistMap({ vets, places, focus, areaSearch }: PlacesWithMapProps) {
  const located = useMemo(
    () =>
      vets.flatMap((vet): MapPlace[] => {
        const position = places?.[vet.id]?.position;
        if (!position) return [];
        const { longitude, latitude } = position;
        return [{ id: vet.id, name: vet.name, address: placeText(vet), coordinates: [longitude, latitude] }];
      }),
    [vets, places],
  );
  return <PlacesMap places={located} words={WORDS} focus={focus} areaSearch={areaSearch} />;
}
