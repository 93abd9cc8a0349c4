import { DataProvider } from '@veto/shared-data/core';
import {
  type Answered,
  answers,
  askAhead,
  askAll,
  beginVisit,
  hasQuestions,
  shownQuestions,
} from '@veto/shared-data/public-questions';
import { UiProvider } from '@veto/shared-ui/core';
import { KeepStyles, rulesByName, rulesOf } from '@veto/shared-ui/painted-styles';
import { SiteProvider } from '@veto/slice-kit';
import type { PageHead, SessionState, SiteApi } from '@veto/slice-kit/contract';
import { ownRules, pageAt, partFor } from 'first-paint-pages';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { type Navigator, Router } from 'react-router-dom';
import type { SlotPlace } from '../part-places.ts';
import { KeptPages, type PageText, RenderedPage } from './kept-pages.ts';

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

/** What the page that is rendered says of itself last. */
let head: PageHead | undefined;
const SITE: SiteApi = {
  Providers,
  describe(said) {
    head = said;
  },
  navigate: nothing,
  prefetch: nothing,
  pageReady: nothing,
  reportError: nothing,
};
const NAVIGATOR: Navigator = { createHref: String, go: nothing, push: nothing, replace: nothing };

/** The first thing that is rendered writes page styles into the markup, as nothing keeps them yet. */
const primed = prerender(<Providers>{null}</Providers>);

/** Boundaries are written where they belong, however long they are: a script would have to move them. */
const IN_PLACE = Number.MAX_SAFE_INTEGER;

/** The page at an address, or a part for it, with the answers that there are, as text. Rejects with what it throws. */
async function markupAt(address: string, part?: SlotPlace): Promise<string> {
  await primed;
  head = undefined;
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(
    <Providers>
      <Router location={address} navigator={NAVIGATOR}>
        <SiteProvider site={SITE}>{part ? partFor(part.name, part.props) : pageAt(address)}</SiteProvider>
      </Router>
    </Providers>,
    {
      progressiveChunkSize: IN_PLACE,
      // The page around a part has ids of its own.
      ...(part && { identifierPrefix: `${part.name.replaceAll('.', '-')}-` }),
      onError(error) {
        failure ??= { error };
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure.error;
  return html;
}

/** Nobody answers there. */
const NOWHERE = 'http://questions.invalid';

/**
 * A page as it is while its data are on their way, as text: for somebody of whom nothing is known yet, or for an audience. It
 * runs in Node, at build.
 * @throws what the page throws.
 */
export async function renderPage(name: string, state: SessionState = 'loading'): Promise<string> {
  beginVisit(state, NOWHERE, { isKnown: true });
  return markupAt(name);
}

/** Whether the page at an address asks something for everybody who is signed out. @throws what the page throws. */
export async function asksAt(address: string): Promise<boolean> {
  beginVisit('signed-out', NOWHERE);
  await markupAt(address);
  return hasQuestions();
}

interface FilledPage extends PageText {
  answers: Answered[];
}

/** Some pages ask about what an answer has named. */
const ROUNDS = 3;

const kept = new KeptPages();

/**
 * A page with its data, or a part for the page at an address, as everybody sees it who is signed out. It runs in Node, in the
 * site's server. The last one is given again while all answers are the same and the clock says nothing new: to ask costs a
 * tenth of what a render does.
 * @throws what the page throws, and the first question that fails.
 */
export async function fillPage(address: string, supabaseUrl: string, part?: SlotPlace): Promise<FilledPage> {
  beginVisit('signed-out', supabaseUrl);
  const key = part ? `${address} ${JSON.stringify(part)}` : address;
  const known = kept.take(key);
  // Should one of them fail, the next render begins without.
  if (known) await askAhead(known.questions);
  if (known?.isTrueOf(answers())) {
    kept.keep(key, known);
    return { ...known.page, answers: answers() };
  }
  let html = await markupAt(address, part);
  for (let round = 0; round < ROUNDS && hasQuestions(); round++) {
    await askAll();
    html = await markupAt(address, part);
  }
  const page = { html, rules: rulesByName(html), head };
  // Answers that nothing shows go with this, from those that are given, too.
  const questions = shownQuestions();
  kept.keep(key, new RenderedPage(page, questions, answers()));
  return { ...page, answers: answers() };
}

/** The rules of pages that were rendered, as CSS; those of the shell begin with what every page has. */
export function stylesOf(pages: readonly string[]): string {
  return ownRules() + rulesOf(pages.join(''));
}
