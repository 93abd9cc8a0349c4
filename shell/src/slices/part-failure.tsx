import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { InLanguage, useSay } from '@veto/slice-kit';
import { PLATFORM_ERRORS, type VetoError } from '@veto/slice-kit/errors';
import { createRoot } from 'react-dom/client';
import { languageStore } from '../site/language.ts';
import { Providers } from '../site/providers.tsx';

export interface SlotFailureProps {
  failure: VetoError | undefined;
  onRetry(): void;
}

/** In the place of a part that another slice did not bring: what happened, a code for whoever is asked for help, and Retry. */
export function PartFailure({ failure, onRetry }: SlotFailureProps) {
  const say = useSay();
  const code = failure?.code ?? 'VETO-101';
  return (
    <Flex role="alert" data-failure={code} gap="3" wrap="wrap" align="center">
      <Text color="muted">
        {say(PLATFORM_ERRORS[code])} {say('Error code {code}', { code })}
      </Text>
      <Button variant="outline" onClick={onRetry}>
        {say('Retry')}
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
      <InLanguage of={languageStore.getState().language}>
        <PartFailure failure={failure} onRetry={onRetry} />
      </InLanguage>
    </Providers>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}
