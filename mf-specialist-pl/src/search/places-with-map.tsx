import { MapFrame, MapInView } from '@veto/shared-ui/map-in-view';
import { Stack } from '@veto/shared-ui/stack';
import { lazy } from 'react';
import { PlaceList } from './place-list.tsx';
import { useSearchWords } from './search-words.ts';
import type { SpecialistMapProps } from './specialist-map.tsx';

const SpecialistMap = lazy(() =>
  import(/* webpackChunkName: "specialist-map" */ './specialist-map.tsx').catch(() => ({ default: MissingMap })),
);

function MissingMap() {
  return <MapFrame small>{useSearchWords().map.unavailable}</MapFrame>;
}

/** Where the vets are: on a map, and as a list that says the same. */
export function PlacesWithMap(props: SpecialistMapProps) {
  const { map } = useSearchWords();
  return (
    <Stack gap="4">
      <MapInView loading={map.loading}>
        <SpecialistMap {...props} />
      </MapInView>
      {props.vets.length > 0 && <PlaceList vets={props.vets} />}
    </Stack>
  );
}
