import { type Place, placeText } from '@veto/shared-data/places';
import {
  useVeterinariansOnMap,
  type VeterinarianCard,
  type VeterinarianFilters,
} from '@veto/shared-data/veterinarians';
import { type MapPlace, type MapView, VeterinariansMap, type VeterinariansMapProps } from '@veto/shared-ui/map';
import { useMemo, useState } from 'react';
import { specialistHref } from '../specialist/specialist.ts';
import { type SearchWords, useSearchWords } from './search-words.ts';

type OnMap = Pick<VeterinarianCard, 'id' | 'name' | 'address' | 'city'> & { specialistNo?: number | null };

const pinIn =
  ({ doctor }: SearchWords) =>
  ({ id, name, address, city, specialistNo = null }: OnMap): Omit<MapPlace, 'coordinates'> => ({
    id,
    name: doctor(name),
    address: placeText({ address, city }),
    href: specialistHref({ id, specialistNo }),
  });

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
  const words = useSearchWords();
  const pinOf = useMemo(() => pinIn(words), [words]);
  return (
    <VeterinariansMap
      listed={vets}
      located={places}
      found={found}
      pinOf={pinOf}
      onView={setView}
      words={words.map}
      focus={focus}
      areaSearch={areaSearch}
    />
  );
}
