import type { VisitorPosition } from '@veto/shared-data/places';
import { Button } from '@veto/shared-ui/button';
import { Text } from '@veto/shared-ui/text';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface NearMeProps {
  visitor: VisitorPosition;
  /** The distance that was chosen without a place to measure it from: from the visitor, then. */
  withinKm: number | null;
}

/**
 * Measures from the visitor's position once the browser gives it; another press forgets it. The browser is asked after a press:
 * on this button, or on the one that searched within a distance of no place.
 */
export function NearMe({ visitor: { state, ask, forget }, withinKm }: NearMeProps) {
  const known = state === 'known';
  useAskedAfterPress(withinKm, ask);
  return (
    <>
      <Button
        data-needs-script=""
        variant={known ? 'solid' : 'subtle'}
        aria-pressed={known}
        loading={state === 'asking'}
        loadingText="Near me"
        onClick={known ? forget : ask}
      >
        <LocateFixed aria-hidden="true" size={18} />
        Near me
      </Button>
      <Text role="status" textStyle="small" color="muted" _empty={{ display: 'none' }}>
        {state === 'refused' && 'Your browser does not tell this site where you are.'}
        {withinKm !== null && !known && ` Within ${withinKm} km of where? Choose a city or town, or press Near me.`}
      </Text>
    </>
  );
}

/** Asks where the visitor is for each distance that a press has brought here; a link that was opened asks nobody. */
function useAskedAfterPress(withinKm: number | null, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (withinKm !== null && navigator.userActivation?.isActive) latest.current();
  }, [withinKm]);
}
