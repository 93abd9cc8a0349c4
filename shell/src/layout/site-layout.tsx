import { useSession } from '@veto/shared-data/core';
import { Box } from '@veto/shared-ui/box';
import { Toaster } from '@veto/shared-ui/core';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { InLanguage, SiteProvider } from '@veto/slice-kit';
import type { SiteApi } from '@veto/slice-kit/contract';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { channelStore } from '../channel/channel-store.ts';
import type { LoadedOverrides } from '../overrides/load-overrides.ts';
import { PAGE_PLACE_ID } from '../painted-page/shown-first.ts';
import { FIRST_PAINT_PLACE_ID } from '../painted-page/take-over.ts';
import { answerKey } from '../routing/answer.ts';
import { answerStore } from '../routing/current-answer.ts';
import { footerGroups, headerEntries } from '../routing/nav-entries.ts';
import { ScreenBoundary } from '../screens/screen-boundary.tsx';
import { ANNOUNCER_ID, firstPageShown } from '../site/arrival.ts';
import { languageStore } from '../site/language.ts';
import { OUTLET_ID } from '../slices/outlet.ts';
import { Footer } from './footer.tsx';
import { Page } from './page.tsx';
import { PageFrame } from './page-frame.tsx';
import { useLateModule } from './use-late-module.ts';

const OwnBuilds = lazy(() => import(/* webpackChunkName: "overrides" */ '../overrides/override-badge.tsx'));

const loadLanguages = () =>
  firstPageShown.then(() => import(/* webpackChunkName: "languages" */ '../site/other-languages.ts'));

/** Links to the page in its other languages, once it has been shown. */
function useLanguages(): readonly ShownEntry[] {
  const late = useLateModule(loadLanguages);
  const [links, setLinks] = useState<readonly ShownEntry[]>([]);
  useEffect(() => late?.followOtherLanguages(setLinks), [late]);
  return links;
}

export interface SiteLayoutProps {
  site: SiteApi;
  shellVersion: string | undefined;
  /** A developer's own. */
  builds: Pick<LoadedOverrides, 'slices' | 'asked'>;
  /** The screen of `/_platform`; null where the site does not show it. */
  platform: ReactNode;
  onRetry(slice: string): void;
  /** The layout is in the document for the first time, and nothing has been painted yet. */
  onCommit(): void;
}

/** The one page of the site: header, the place for screens and slices, footer, live region, toasts. */
export function SiteLayout({ site, shellVersion, builds, platform, onRetry, onCommit }: SiteLayoutProps) {
  const session = useSession().state;
  const channel = useStore(channelStore, (state) => state.shown);
  const { answer, pathname } = useStore(answerStore);
  const { language, showEntry } = useStore(languageStore);
  const languages = useLanguages();
  useLayoutEffect(onCommit, [onCommit]);
  return (
    <SiteProvider site={site}>
      <InLanguage of={language}>
        <PageFrame
          session={session}
          entries={headerEntries(channel, session, showEntry, languages)}
          pathname={pathname}
        >
          <div id={FIRST_PAINT_PLACE_ID} />
          <Box id={PAGE_PLACE_ID} display="contents">
            <ScreenBoundary key={`${answerKey(answer)} ${pathname}`} shellVersion={shellVersion}>
              <Page answer={answer} pathname={pathname} platform={platform} onRetry={onRetry} />
            </ScreenBoundary>
            <div id={OUTLET_ID} />
          </Box>
        </PageFrame>
        <Footer groups={footerGroups(channel, session, showEntry)} languages={languages} />
        <VisuallyHidden id={ANNOUNCER_ID} role="status" aria-live="polite" />
        {(builds.slices.length > 0 || builds.asked) && (
          <Suspense fallback={null}>
            <OwnBuilds slices={builds.slices} asked={builds.asked} />
          </Suspense>
        )}
        <Toaster contentShown={firstPageShown} />
      </InLanguage>
    </SiteProvider>
  );
}
