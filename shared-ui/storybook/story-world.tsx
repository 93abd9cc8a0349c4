import { QueryClientProvider } from '@tanstack/react-query';
import { setColorMode, Toaster, UiProvider } from '@veto/shared-ui/core';
import { type SiteApi, SiteProvider } from '@veto/slice-kit';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { action } from 'storybook/actions';
import { type Answers, storyClient } from './story-network.ts';
import { switchMedia } from './switched-media.ts';
import { AS_THEY_ARE, type Switches } from './switches.ts';

export interface StoryWorldProps {
  /** The switches of the toolbar. */
  globals: Partial<Switches>;
  /** Where the story plays, with its query: '/doctors?city=Gdynia'. */
  path: string;
  /** What the server would have answered: the entries of the query cache. An Error is what a question failed with. */
  queryData: Answers;
  children: ReactNode;
}

/** What the shell gives a slice, without a shell: theme, query cache, address and a site that only reports. */
export function StoryWorld({ globals, path, queryData, children }: StoryWorldProps) {
  const switches = { ...AS_THEY_ARE, ...globals };
  useDocument(switches);
  return (
    // Another person, another network or other words: the page begins anew.
    <UiProvider key={`${switches.signedIn} ${switches.network} ${switches.language}`}>
      <Answered answers={queryData} network={switches.network}>
        {/* As on the site, a new address is there at once: what is typed into it loses no letter. */}
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          <StorySite>
            {children}
            <Toaster />
          </StorySite>
        </MemoryRouter>
      </Answered>
    </UiProvider>
  );
}

interface AnsweredProps extends Pick<Switches, 'network'> {
  answers: Answers;
  children: ReactNode;
}

function Answered({ answers, network, children }: AnsweredProps) {
  const [client] = useState(() => storyClient(answers, network));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What the switches change on the document itself. */
function useDocument({ theme, language, text, motion, colours }: Switches): void {
  useLayoutEffect(() => setColorMode(theme === 'system' ? themeAround() : theme), [theme]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.style.fontSize = text === '200' ? '200%' : '';
    switchMedia({ reducedMotion: motion === 'reduced', forcedColours: colours === 'forced' });
  }, [language, text, motion, colours]);
}

/** A dialog stands on its page of documentation in a frame of its own, which knows nothing of the toolbar. */
function themeAround(): Switches['theme'] {
  if (window.parent === window || !globalThis.parent.location.search.includes('viewMode=docs')) return 'system';
  return globalThis.parent.document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** The site of a story, within its router; one object, as on the page. */
function StorySite({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const go = useRef(navigate);
  useLayoutEffect(() => {
    go.current = navigate;
  }, [navigate]);
  const [site] = useState(() => storySite((href) => void go.current(href)));
  return <SiteProvider site={site}>{children}</SiteProvider>;
}

function BareProviders({ children }: { children: ReactNode }) {
  return children;
}

function storySite(go: (href: string) => void): SiteApi {
  return {
    Providers: BareProviders,
    navigate(href) {
      action('navigate')(href);
      go(href);
    },
    prefetch() {},
    pageReady: (page) => action('pageReady')(page),
    reportError: (error, stage) => action('reportError')(error, stage),
  };
}
