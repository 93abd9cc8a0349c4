import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AreaSearch } from '../map-in-view/area-search.ts';
import { MapFrame } from '../map-in-view/map-frame.tsx';
import type { PlaceFocus } from '../map-in-view/use-place-focus.ts';
import { AreaButton } from './area-button.tsx';
import { InfoWindow } from './info-window.tsx';
import type { MapWords } from './map-engine.ts';
import type { MapPlace } from './map-place.ts';
import { MAP_SURFACE } from './map-surface.ts';
import { useMapEngine } from './use-map-engine.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface PlacesMapProps {
  /** Memoised: new places are drawn anew. The first is where a map with streets begins. */
  places: readonly MapPlace[];
  words: MapWords;
  /** Which place stands out and which is open, shared with the list beside the map. */
  focus: PlaceFocus;
  /** Lets the list ask for what the map shows, shared with that list. */
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

  const { area, question } = areaSearch;
  // Before the places are set, which go by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, too, begins where its own places are.
  useEffect(() => {
    engine?.show(area);
    setMoved(false);
  }, [engine, area, question]);
  useEffect(() => engine?.setPlaces(places), [engine, places]);
  useEffect(() => engine?.light(lit ?? open), [engine, lit, open]);
  const shown = places.find(({ id }) => id === open);
  // A place that left the list takes its window with it.
  const shownId = shown?.id ?? null;
  useEffect(() => {
    engine?.open(shownId);
    if (shownId) closeButton.current?.focus({ preventScroll: true });
  }, [engine, shownId]);

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
      {engine && (
        <AreaButton
          label={words.searchArea}
          told={area ? areaSearch.told : null}
          moved={moved}
          onSearch={() => {
            setMoved(false);
            areaSearch.search(engine.area());
          }}
        />
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
