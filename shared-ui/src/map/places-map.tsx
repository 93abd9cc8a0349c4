import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapFrame } from '../map-in-view/map-frame.tsx';
import type { AreaSearch } from '../map-in-view/use-area-search.ts';
import type { PlaceFocus } from '../map-in-view/use-place-focus.ts';
import { InfoWindow } from './info-window.tsx';
import type { MapWords } from './map-engine.ts';
import { isInArea, type MapPlace } from './map-place.ts';
import { MAP_SURFACE } from './map-surface.ts';
import { useMapEngine } from './use-map-engine.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface PlacesMapProps {
  /** Memoised: new places are drawn anew. The first is where a map with streets begins. */
  places: readonly MapPlace[];
  words: MapWords;
  /** Which place stands out and which is open, shared with the list beside the map. */
  focus: PlaceFocus;
  /** Narrows the list to what the map shows, shared with that list. */
  areaSearch: AreaSearch;
}

function infoWindowElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-window';
  return element;
}

/** The places of a list on a map. It says nothing that the list does not say: who cannot see it misses nothing. */
export function PlacesMap({ places, words, focus, areaSearch }: PlacesMapProps) {
  const surface = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [infoWindow] = useState(infoWindowElement);
  const [moved, setMoved] = useState(false);
  const { lit, open, setLit, setOpen } = focus;
  const events = { onOpen: setOpen, onLight: setLit, onMoved: () => setMoved(true) };
  const { engine, failed } = useMapEngine(surface, { places, words, infoWindow, events });

  useEffect(() => engine?.setPlaces(places), [engine, places]);
  useEffect(() => engine?.light(lit ?? open), [engine, lit, open]);
  const shown = places.find(({ id }) => id === open);
  // A place that left the list takes its window with it.
  const shownId = shown?.id ?? null;
  useEffect(() => {
    engine?.open(shownId);
    if (shownId) closeButton.current?.focus({ preventScroll: true });
  }, [engine, shownId]);

  const { area } = areaSearch;
  const tellFound = useEffectEvent(areaSearch.onFound);
  useEffect(() => {
    if (area) tellFound(places.filter(({ coordinates }) => isInArea(coordinates, area)).map(({ id }) => id));
  }, [area, places]);

  if (failed) return <MapFrame small>{words.unavailable}</MapFrame>;
  const close = () => {
    setOpen(null);
    surface.current?.querySelector<HTMLElement>(`[data-place="${open}"]`)?.focus({ preventScroll: true });
  };
  return (
    <MapFrame label={words.label} drawnBy={engine?.drawnBy}>
      <Box ref={surface} position="absolute" inset="0" css={MAP_SURFACE} />
      {!engine && <Text position="relative">{words.loading}</Text>}
      {engine && <ZoomButtons engine={engine} words={words} />}
      {engine && moved && (
        <Button
          position="absolute"
          top="3"
          left="50%"
          transform="translateX(-50%)"
          shadow="float"
          onClick={() => {
            setMoved(false);
            areaSearch.search(engine.area());
          }}
        >
          {words.searchArea}
        </Button>
      )}
      {engine?.credit && (
        <Text position="absolute" bottom="1" left="2" textStyle="caption" color="muted" pointerEvents="none">
          {engine.credit}
        </Text>
      )}
      {shown &&
        createPortal(
          <InfoWindow place={shown} closeLabel={words.close} closeButton={closeButton} onClose={close} />,
          infoWindow,
        )}
    </MapFrame>
  );
}
