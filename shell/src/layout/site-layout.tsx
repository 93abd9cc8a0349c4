import { useSession } from '@veto/shared-data/core';
import { Box } from '@veto/shared-ui/box';
import { Toaster } from '@veto/shared-ui/core';
import { SkipNavLink } from '@veto/shared-ui/skip-nav';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { SiteProvider } from '@veto/slice-kit';
import type { SiteApi } from '@veto/slice-kit/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { channelStore } from '../channel/channel-store.ts';
import { answerKey } from '../routing/answer.ts';
import { answerStore } from '../routing/current-answer.ts';
import { footerGroups, headerEntries } from '../routing/nav-entries.ts';
import { ScreenBoundary } from '../screens/screen-boundary.tsx';
import { ANNOUNCER_ID, firstPageShown, MAIN_ID } from '../site/arrival.ts';
import { OUTLET_ID } from '../slices/outlet.ts';
import { Footer } from './footer.tsx';
import { HEADER_HEIGHT, Header } from './header.tsx';
import { Page } from './page.tsx';

const OverrideBadge = lazy(() => import(/* webpackChunkName: "overrides" */ '../overrides/override-badge.tsx'));

export interface SiteLayoutProps {
  site: SiteApi;
  shellVersion: string | undefined;
  /** The slices that this browser overrides with a developer's own build. */
  overridden: readonly string[];
  onResetOverrides(): void;
  /** The screen of `/_platform`; null where the site does not show it. */
  platform: ReactNode;
  onRetry(slice: string): void;
}

/** The one page of the site: header, the place for screens and slices, footer, live region, toasts. */
export function SiteLayout({ site, shellVersion, overridden, onResetOverrides, platform, onRetry }: SiteLayoutProps) {
  const session = useSession().state;
  const channel = useStore(channelStore, (state) => state.shown);
  const { answer, pathname } = useStore(answerStore);
  return (
    <SiteProvider site={site}>
      <SkipNavLink id={MAIN_ID}>Skip to content</SkipNavLink>
      <Header session={session} entries={headerEntries(channel, session)} pathname={pathname} />
      <Box
        as="main"
        id={MAIN_ID}
        tabIndex={-1}
        outline="none"
        // Whatever is on its way, the footer starts below the fold and stays there.
        minH={{ base: `calc(100dvh - ${HEADER_HEIGHT.base})`, lg: `calc(100dvh - ${HEADER_HEIGHT.lg})` }}
      >
        <ScreenBoundary key={`${answerKey(answer)} ${pathname}`} shellVersion={shellVersion}>
          <Page answer={answer} pathname={pathname} platform={platform} onRetry={onRetry} />
        </ScreenBoundary>
        <div id={OUTLET_ID} />
      </Box>
      <Footer groups={footerGroups(channel, session)} year={new Date().getFullYear()} />
      <VisuallyHidden id={ANNOUNCER_ID} role="status" aria-live="polite" />
      {overridden.length > 0 && (
        <Suspense fallback={null}>
          <OverrideBadge slices={overridden} onReset={onResetOverrides} />
        </Suspense>
      )}
      <Toaster contentShown={firstPageShown} />
    </SiteProvider>
  );
}
