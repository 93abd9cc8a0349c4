import { Center } from '@veto/shared-ui/center';
import { UiProvider } from '@veto/shared-ui/core';
import { ErrorState } from '@veto/shared-ui/error-state';
import { PLATFORM_ERRORS, VetoError } from '@veto/slice-kit/errors';
import type { Root } from 'react-dom/client';

/** The site cannot be opened at all. Says so, with a code, and offers to try again. */
export function showBootFailure(root: Root, error: unknown): void {
  console.error(error);
  const code = error instanceof VetoError ? error.code : undefined;
  const sentence = code ? `${PLATFORM_ERRORS[code].visitor} Error code ${code}.` : 'Please try again in a moment.';
  root.render(
    <UiProvider>
      <Center as="main" minH="100dvh" data-failure={code ?? 'unknown'}>
        <ErrorState
          headingLevel="h1"
          title="The site could not be opened"
          description={sentence}
          retryLabel="Retry"
          onRetry={() => location.reload()}
        />
      </Center>
    </UiProvider>,
  );
}
