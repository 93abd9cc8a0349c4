import type { Position } from '@veto/shared-data/places';
import { useState } from 'react';

const WITHIN_MS = 10_000;

export interface VisitorPosition {
  /** Null until the visitor asked for it and the browser gave it. */
  position: Position | null;
  state: 'not-asked' | 'asking' | 'known' | 'refused';
  /** Has the browser ask the visitor for consent. */
  ask(): void;
}

/** Where the visitor is, only after they pressed the button that asks. */
export function useVisitorPosition(): VisitorPosition {
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<VisitorPosition['state']>('not-asked');
  const ask = () => {
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
  return { position, state, ask };
}
