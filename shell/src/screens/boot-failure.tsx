import { Center } from '@veto/shared-ui/center';
import { UiProvider } from '@veto/shared-ui/core';
import { InLanguage } from '@veto/slice-kit';
import { PLATFORM_ERRORS, VetoError } from '@veto/slice-kit/errors';
import type { Root } from 'react-dom/client';
import { languageStore } from '../site/language.ts';
import { TroubleCard } from './trouble-card.tsx';

/** The site cannot be opened at all. Says so, with a code, and offers to try again. */
export function showBootFailure(root: Root, error: unknown): void {
  console.error(error);
  const code = error instanceof VetoError ? error.code : undefined;
  root.render(
    <UiProvider>
      <Center as="main" minH="100dvh">
        <InLanguage of={languageStore.getState().language}>
          <TroubleCard
            title="The site could not be opened"
            sentence={code ? PLATFORM_ERRORS[code] : 'Please try again in a moment.'}
            code={code}
            action="Retry"
            onAction={() => location.reload()}
          />
        </InLanguage>
      </Center>
    </UiProvider>,
  );
}
