import { DataProvider } from '@veto/shared-data/core';
import { UiProvider } from '@veto/shared-ui/core';
import type { SiteApi } from '@veto/slice-kit/contract';
import type { ReactNode } from 'react';
import { createSiteLocation } from '../routing/site-location.ts';
import { SiteRouter, siteNavigator } from '../routing/site-router.tsx';
import { TranslatedPages } from './translated-pages.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <UiProvider>
      <DataProvider>{children}</DataProvider>
    </UiProvider>
  );
}

/**
 * What every React root of the site renders around its tree: the above, and a router that follows the page's address for
 * as long as `owns` says that the tree answers there. A tree that a translator has broken is mounted again, which
 * `onMountedAgain` hears of.
 */
export function providersAt(
  navigate: SiteApi['navigate'],
  owns: () => boolean,
  onMountedAgain: () => void,
): SiteApi['Providers'] {
  const at = createSiteLocation(owns);
  const navigator = siteNavigator(navigate);
  return ({ children }) => (
    <Providers>
      <SiteRouter at={at} navigator={navigator}>
        <TranslatedPages onMountedAgain={onMountedAgain}>{children}</TranslatedPages>
      </SiteRouter>
    </Providers>
  );
}
