import type { Place } from '@veto/shared-data/places';
import type { VeterinarianCard, VeterinarianFilters } from '@veto/shared-data/veterinarians';
import { type AreaSearch, MapFrame, MapInView, type PlaceFocus } from '@veto/shared-ui/map-in-view';
import { Stack } from '@veto/shared-ui/stack';
import { lazy } from 'react';
import { PlaceList } from './place-list.tsx';

const SpecialistMap = lazy(() =>
  import(/* webpackChunkName: "specialist-map" */ './specialist-map.tsx').catch(() => ({
    default: () => <MapFrame small>Nie można tu pokazać mapy. Wszystkie adresy są na liście.</MapFrame>,
  })),
);

export interface PlacesWithMapProps {
  vets: readonly VeterinarianCard[];
  /** By the vet's id; undefined while they are on their way. */
  places: Record<string, Place> | undefined;
  /** Who is found. */
  filters: VeterinarianFilters;
  focus: PlaceFocus;
  areaSearch: AreaSearch;
}

/** Where the vets are: on a map, and as a list that says the same. */
export function PlacesWithMap(props: PlacesWithMapProps) {
  return (
    <Stack gap="4">
      <MapInView loading="Loading Maps...">
        <SpecialistMap {...props} />
      </MapInView>
      {props.vets.length > 0 && <PlaceList vets={props.vets} />}
    </Stack>
  );
}
