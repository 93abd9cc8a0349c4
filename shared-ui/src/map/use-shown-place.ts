import { useState } from 'react';
import type { MapPlace } from './map-place.ts';

/**
 * The place whose window is open. It stays when its pin becomes part of a group, and when the map shows another part; another
 * question takes it away, unless that one has the place too. The same object as long as it is the same place.
 */
export function useShownPlace(open: string | null, known: readonly MapPlace[], question: string): MapPlace | null {
  const [last, setLast] = useState<{ place: MapPlace; question: string } | null>(null);
  const kept = last?.place.id === open ? last : null;
  const found = kept?.question === question ? kept.place : known.find(({ id }) => id === open);
  if (found && kept?.question !== question) setLast({ place: kept?.place ?? found, question });
  return found ? (kept?.place ?? found) : null;
}
