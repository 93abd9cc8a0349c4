import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { PLATFORM_ERRORS, type VetoError } from '@veto/slice-kit/errors';
import { createRoot } from 'react-dom/client';
import { Providers } from '../site/providers.tsx';

export interface SlotFailureProps {
  failure: VetoError | undefined;
  onRetry(): void;
}

/** In the place of a part that another slice did not bring: what happened, a code for whoever is asked for help, and Retry. */
export function PartFailure({ failure, onRetry }: SlotFailureProps) {
  const code = failure?.code ?? 'VETO-101';
  return (
    <Flex role="alert" data-failure={code} gap="3" wrap="wrap" align="center">
      <Text color="muted">
        {PLATFORM_ERRORS[code]} Error code {code}
      </Text>
      <Button variant="outline" onClick={onRetry}>
        Retry
      </Button>
    </Flex>
  );
}

/** Draws it at the end of a place; returns how to take it away. */
export function showSlotFailure(place: HTMLElement, failure: VetoError | undefined, onRetry: () => void): () => void {
  const container = document.createElement('div');
  place.append(container);
  const root = createRoot(container, { identifierPrefix: 'slot-failure-' });
  root.render(
    <Providers>
      <PartFailure failure={failure} onRetry={onRetry} />
    </Providers>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}
