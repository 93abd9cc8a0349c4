import type { SiteApi } from '@veto/slice-kit/contract';
import type { Answer } from '../routing/answer.ts';
import { currentAnswer } from '../routing/current-answer.ts';
import { moveFor } from '../routing/visible-history.ts';
import { afterMount } from '../slices/outlet-state.ts';
import { completeArrival } from './arrival.ts';
import { describePage } from './head-of-page.ts';
import { languageOfAnswer, wholeRoute } from './head-of-route.ts';
import { addressHere } from './language.ts';
import { providersAt } from './providers.tsx';

export interface SiteServices {
  navigate: SiteApi['navigate'];
  prefetch: SiteApi['prefetch'];
  /** A page that a translator had broken was mounted again. */
  onMountedAgain(): void;
}

export function siteForShell({ navigate, prefetch, onMountedAgain }: SiteServices): SiteApi {
  return {
    Providers: providersAt(navigate, () => true, onMountedAgain),
    navigate,
    addressHere,
    prefetch,
    pageReady({ title, description } = {}) {
      completeArrival({ title: title ?? 'Veto', description, lang: languageOfAnswer() });
    },
    reportError(error) {
      console.error(error);
    },
  };
}

/** What the shell does for one slice. Titles, descriptions and language default to those of its route. */
export function siteForSlice(services: SiteServices, slice: string, reportError: SiteApi['reportError']): SiteApi {
  const navigate: SiteApi['navigate'] = (href, options) => moveFor(slice, () => services.navigate(href, options));
  return {
    ...siteForShell({ ...services, navigate }),
    Providers: providersAt(
      navigate,
      () => {
        const answer = currentAnswer();
        return answer.kind === 'slice' && answer.slice === slice;
      },
      services.onMountedAgain,
    ),
    pageReady({ title, description } = {}) {
      whileShown(slice, (answer) => {
        const route = wholeRoute(answer);
        completeArrival({
          title: title ?? route?.title ?? 'Veto',
          description: description ?? route?.description,
          lang: route?.lang ?? 'en',
        });
      });
    },
    describe: (head) => whileShown(slice, () => describePage(head)),
    reportError,
  };
}

/** The shell's services for a part on another slice's page, which keeps title, focus and scroll. */
export function siteInSlot(services: SiteServices, slice: string, reportError: SiteApi['reportError']): SiteApi {
  const navigate: SiteApi['navigate'] = (href, options) => moveFor(slice, () => services.navigate(href, options));
  return { ...siteForShell({ ...services, navigate }), pageReady() {}, reportError };
}

/** Runs once the slice's page is in the document, unless the visitor has gone on since: it is no longer the one that is shown. */
function whileShown(slice: string, run: (answer: Extract<Answer, { kind: 'slice' }>) => void): void {
  const { pathname } = location;
  afterMount(() => {
    const answer = currentAnswer();
    if (answer.kind === 'slice' && answer.slice === slice && location.pathname === pathname) run(answer);
  });
}
