import { DataProvider } from '@veto/shared-data/core';
import { UiProvider } from '@veto/shared-ui/core';
import type { ReactNode } from 'react';

/** What every React root of the page renders around its tree: theme, style cache, colour mode and query client. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <UiProvider>
      <DataProvider>{children}</DataProvider>
    </UiProvider>
  );
}
