import { useRef, useState } from 'react';
import type { Position } from './places.schema.ts';

const WITHIN_MS = 10_000;
/** The browser's own limit begins only when the visitor has agreed; many leave the question unanswered. */
const ANSWERED_WITHIN_MS = 20_000;

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
  /** Counts what was asked and forgotten: an answer to an earlier question changes nothing. */
  const turn = useRef(0);
  const ask = () => {
    turn.current += 1;
    const own = turn.current;
    // Missing where the page came over an insecure connection.
    if (!navigator.geolocation) return setState('refused');
    setState('asking');
    const unanswered = setTimeout(() => own === turn.current && setState('refused'), ANSWERED_WITHIN_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        clearTimeout(unanswered);
        if (own !== turn.current) return;
        setPosition({ latitude, longitude });
        setState('known');
      },
      () => {
        clearTimeout(unanswered);
        if (own === turn.current) setState('refused');
      },
      { timeout: WITHIN_MS, maximumAge: 60_000 },
    );
  };
  const forget = () => {
    turn.current += 1;
    setPosition(null);
    setState('not-asked');
  };
  return { position, state, ask, forget };
}
