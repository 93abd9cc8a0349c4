import { MapFrame, MapInView } from '@veto/shared-ui/map-in-view';
import { Stack } from '@veto/shared-ui/stack';
import { lazy } from 'react';
import { PlaceList } from './place-list.tsx';
import type { SpecialistMapProps } from './specialist-map.tsx';

const SpecialistMap = lazy(() =>
  import(/* webpackChunkName: "specialist-map" */ './specialist-map.tsx').catch(() => ({
    default: () => <MapFrame small>Nie można tu pokazać mapy. Wszystkie adresy są na liście.</MapFrame>,
  })),
);

/** Where the vets are: on a map, and as a list that says the same. */
export function PlacesWithMap(props: SpecialistMapProps) {
  return (
    <Stack gap="4">
      <MapInView loading="Loading Maps...">
        <SpecialistMap {...props} />
      </MapInView>
      {props.vets.length > 0 && <PlaceList vets={props.vets} />}
    </Stack>
  );
}
