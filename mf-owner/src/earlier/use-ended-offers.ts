import type { EarlierRequest } from '@veto/shared-data/earlier-times';
import { useCallback, useState } from 'react';

const offersOf = (requests: readonly EarlierRequest[] | undefined) =>
  requests?.flatMap(({ id, offer }) => (offer ? [{ id: offer.id, requestId: id }] : [])) ?? [];

/**
 * Follows what the server says of offers, poll by poll: the device's clock may be wrong, and a veterinarian can take the time back.
 * An offer is over once it is gone while its request still waits: with the request it went because the owner took it or waits no more.
 */
export function useEndedOffers(requests: readonly EarlierRequest[] | undefined) {
  const [before, setBefore] = useState(requests);
  const [hasEnded, setHasEnded] = useState(false);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  if (requests !== before) {
    setBefore(requests);
    const held = offersOf(requests);
    const old = offersOf(before);
    const isGone = old.some(
      ({ id, requestId }) =>
        !answered.has(id) &&
        !held.some((offer) => offer.id === id) &&
        requests?.some((request) => request.id === requestId),
    );
    if (isGone) setHasEnded(true);
    else if (held.some(({ id }) => !old.some((offer) => offer.id === id))) setHasEnded(false);
  }
  return {
    hasEnded,
    isAnswered: answered.size > 0,
    /** An answer to an offer is under way, or was refused: of what became of an answered one, a toast tells. */
    onAnswer: useCallback((id: string, stands: boolean) => {
      setHasEnded(false);
      setAnswered((ids) => new Set(stands ? [...ids, id] : [...ids].filter((other) => other !== id)));
    }, []),
  };
}
