import { Box } from '@chakra-ui/react/box';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MapFrame } from './map-frame.tsx';

export interface MapInViewProps {
  /** Shown in the map's room while its code is on the way. */
  loading: string;
  /** A lazy component: it is rendered, and with that fetched, only once the room is in view. */
  children: ReactNode;
}

/** Keeps room for a map, and lets its code come when a visitor sees that room and the browser has nothing else to do. */
export function MapInView({ loading, children }: MapInViewProps) {
  const room = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!room.current) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      cancel = whenIdle(() => setWanted(true));
    });
    observer.observe(room.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);
  const frame = <MapFrame>{loading}</MapFrame>;
  return (
    <Box ref={room} data-needs-script="">
      {wanted ? <Suspense fallback={frame}>{children}</Suspense> : frame}
    </Box>
  );
}

/** Safari has no idle callback. Returns what takes the wish back. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
