import { useState } from 'react';
import type { Position } from './places.schema.ts';

const WITHIN_MS = 10_000;

export interface VisitorPosition {
  /** Null until the visitor asked for it and the browser gave it. */
  position: Position | null;
  state: 'not-asked' | 'asking' | 'known' | 'refused';
  /** Has the browser ask the visitor for consent. */
  ask(): void;
  /** Distances are no longer measured from the visitor. */
  forget(): void;
}

/** Where the visitor is, only after they pressed the button that asks. It is kept nowhere. */
export function useVisitorPosition(): VisitorPosition {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<VisitorPosition['state']>('not-asked');
  const ask = () => {
    // Missing where the page came over an insecure connection.
    if (!navigator.geolocation) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ latitude, longitude });
        setState('known');
      },
      () => setState('refused'),
      { timeout: WITHIN_MS, maximumAge: 60_000 },
    );
  };
  const forget = () => {
    setPosition(null);
    setState('not-asked');
  };
  return { position, state, ask, forget };
}
