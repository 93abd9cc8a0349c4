import { useColorMode } from '@veto/shared-ui/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapEngine, MapEvents, MapStart } from './map-engine.ts';
import { startMap } from './start-map.ts';

interface RunningMap {
  /** Null while it is on the way, and where it cannot be drawn. */
  engine: MapEngine | null;
  failed: boolean;
}

const ON_THE_WAY: RunningMap = { engine: null, failed: false };

/** The map in an element for as long as it is on the page; begun anew with the theme, and when Google takes it back. */
export function useMapEngine(
  container: RefObject<HTMLElement | null>,
  start: Pick<MapStart, 'home' | 'cells' | 'words' | 'infoWindow'> & { events: Omit<MapEvents, 'onLost'> },
): RunningMap {
  const dark = useColorMode().colorMode === 'dark';
  const [google, setGoogle] = useState(true);
  const [running, setRunning] = useState(ON_THE_WAY);
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    // Of its own, so that two maps never meet in one: the former may still be on its way.
    const room = container.current?.appendChild(document.createElement('div'));
    if (!room) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let engine: MapEngine | null = null;
    setRunning(ON_THE_WAY);
    const { home, cells, words, infoWindow } = latest.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const events: MapEvents = {
      onOpen: (id) => latest.current.events.onOpen(id),
      onLight: (id) => latest.current.events.onLight(id),
      onMoved: () => latest.current.events.onMoved(),
      onView: (view) => latest.current.events.onView(view),
      onFollow: (href) => latest.current.events.onFollow(href),
      onLost(reason) {
        console.warn('Google Maps is gone, an outline takes its place', reason);
        setGoogle(false);
      },
    };
    startMap({ container: room, home, cells, words, infoWindow, dark, calm, events, signal }, { google }).then(
      (started) => {
        if (signal.aborted) return started.stop();
        engine = started;
        setRunning({ engine, failed: false });
      },
      (error) => {
        if (signal.aborted) return;
        console.warn('The map cannot be drawn', error);
        setRunning({ engine: null, failed: true });
      },
    );
    return () => {
      leaving.abort();
      engine?.stop();
      room.remove();
    };
  }, [container, dark, google]);
  return running;
}
