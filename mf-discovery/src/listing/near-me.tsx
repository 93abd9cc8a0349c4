import type { VisitorPosition } from '@veto/shared-data/places';
import { Button } from '@veto/shared-ui/button';
import { Text } from '@veto/shared-ui/text';
import { LocateFixed } from 'lucide-react';

/** Measures from the visitor's position once the browser gives it, which a press asks for; another press forgets it. */
export function NearMe({ visitor: { state, ask, forget } }: { visitor: VisitorPosition }) {
  const known = state === 'known';
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
      {state === 'refused' && (
        <Text role="status" textStyle="small" color="muted">
          Your browser does not tell this site where you are.
        </Text>
      )}
    </>
  );
}
