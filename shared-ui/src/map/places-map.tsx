import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useSite } from '@veto/slice-kit';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AreaSearch } from '../map-in-view/area-search.ts';
import { MapFrame } from '../map-in-view/map-frame.tsx';
import type { PlaceFocus } from '../map-in-view/use-place-focus.ts';
import { AreaButton } from './area-button.tsx';
import { InfoWindow } from './info-window.tsx';
import type { MapHome, MapWords } from './map-engine.ts';
import type { MapCell, MapPlace, MapView } from './map-place.ts';
import { MAP_SURFACE } from './map-surface.ts';
import { useMapEngine } from './use-map-engine.ts';
import { useShownPlace } from './use-shown-place.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface MapBesideList {
  /** Told what the map shows, so that `cells` can be asked for as near as it is. */
  onView: (view: MapView) => void;
  words: MapWords;
  /** What a place's window shows below the address; of a fixed height, since the map makes room for it as it opens. */
  renderDetails?: (place: MapPlace) => ReactNode;
  /** Which place stands out and which is open, shared with the list beside the map. */
  focus: PlaceFocus;
  /** Lets the list ask for what the map shows, shared with that list. */
  areaSearch: AreaSearch;
}

export interface PlacesMapProps extends MapBesideList {
  /** The places of the list beside the map. A map with streets begins at the first. */
  places: readonly MapPlace[];
  /** All who are found, wherever they are: where a map without streets begins. */
  overview: readonly MapCell[];
  /** What is drawn: who is found in what the map shows. Memoised: new ones are drawn anew. */
  cells: readonly MapCell[];
}

function infoWindowElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-window';
  return element;
}

/** Who is found, on a map, and those of the list beside it. Nobody is on it alone: the list has more to load. */
export function PlacesMap({
  places,
  overview,
  cells,
  onView,
  words,
  renderDetails,
  focus,
  areaSearch,
}: PlacesMapProps) {
  const site = useSite();
  const surface = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [infoWindow] = useState(infoWindowElement);
  const [moved, setMoved] = useState(false);
  const { lit, open, setLit, setOpen } = focus;
  const events = {
    onOpen: setOpen,
    onLight: setLit,
    onMoved: () => setMoved(true),
    onView,
    onFollow: (href: string) => site.navigate(href),
  };
  const [longitude, latitude] = places[0]?.coordinates ?? [];
  const home = useMemo(
    (): MapHome => ({
      first: longitude === undefined || latitude === undefined ? null : [longitude, latitude],
      all: overview.map(({ coordinates }) => coordinates),
    }),
    [longitude, latitude, overview],
  );
  const { engine, failed } = useMapEngine(surface, { home, cells, words, infoWindow, events });

  const { area, question } = areaSearch;
  // Before the map goes home, which goes by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, too, begins where its own places are.
  useEffect(() => {
    engine?.show(area);
    setMoved(false);
  }, [engine, area, question]);
  useEffect(() => engine?.goHome(home), [engine, home]);
  useEffect(() => engine?.setCells(cells), [engine, cells]);
  const known = useMemo(() => [...cells.flatMap(({ place }) => place ?? []), ...places], [cells, places]);
  const litPlace = known.find(({ id }) => id === (lit ?? open)) ?? null;
  useEffect(() => engine?.light(litPlace), [engine, litPlace]);
  const shown = useShownPlace(open, known, question);
  useEffect(() => {
    engine?.open(shown);
    if (shown) closeButton.current?.focus({ preventScroll: true });
  }, [engine, shown]);

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
          <InfoWindow place={shown} closeLabel={words.close} closeButton={closeButton} onClose={close}>
            {renderDetails?.(shown)}
          </InfoWindow>,
          infoWindow,
        )}
    </MapFrame>
  );
}
