import { DataProvider } from '@veto/shared-data/core';
import { UiProvider } from '@veto/shared-ui/core';
import { KeepStyles, pageRules, rulesOf } from '@veto/shared-ui/first-paint';
import { SiteProvider } from '@veto/slice-kit';
import type { SiteApi } from '@veto/slice-kit/contract';
import { isShell, pageAt } from 'first-paint-pages';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { type Navigator, Router } from 'react-router-dom';
import { SHOWN_FIRST } from './shown-first.ts';

/** Nobody presses anything while a page is rendered to text, and no effect runs. */
const nothing = () => {};

/** Theme, style cache and query client, as on the page; the rules are kept. */
function Providers({ children }: { children: ReactNode }) {
  return (
    <UiProvider>
      <KeepStyles>
        <DataProvider>{children}</DataProvider>
      </KeepStyles>
    </UiProvider>
  );
}

const SITE: SiteApi = { Providers, navigate: nothing, prefetch: nothing, pageReady: nothing, reportError: nothing };
const NAVIGATOR: Navigator = { createHref: String, go: nothing, push: nothing, replace: nothing };

/** The first thing that is rendered writes page styles into the markup, as nothing keeps them yet. */
const primed = prerender(<Providers>{null}</Providers>);

/** Boundaries are written where they belong, however long they are: a script would have to move them. */
const IN_PLACE = Number.MAX_SAFE_INTEGER;

/**
 * A page as it is while its data are on their way, as text. It runs in Node, at build.
 * @throws what the page throws.
 */
export async function renderPage(name: string): Promise<string> {
  await primed;
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <Providers>
      <Router location={name} navigator={NAVIGATOR}>
        <SiteProvider site={SITE}>{pageAt(name)}</SiteProvider>
      </Router>
    </Providers>,
    {
      progressiveChunkSize: IN_PLACE,
      onError(error) {
        failure ??= { error };
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure.error;
  return html;
}

/** The rules of pages that were rendered, as CSS; those of the shell begin with what every page has. */
export function stylesOf(pages: readonly string[]): string {
  return (isShell ? pageRules() + SHOWN_FIRST : '') + rulesOf(pages.join(''));
}
