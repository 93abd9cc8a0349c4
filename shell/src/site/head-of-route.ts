import type { Language } from '@veto/slice-kit';
import type { Route, RouteOutline } from '@veto/slice-kit/contract';
import { languageOfPath } from '../../isomorphic/language-of-path.ts';
import { channelStore } from '../channel/channel-store.ts';
import type { Answer } from '../routing/answer.ts';
import { answerStore } from '../routing/current-answer.ts';
import { setPageHead } from './head-of-page.ts';

/** What the channel says of the route that answers; undefined while the page knows no more of it than where it is. */
export function wholeRoute({ slice, route: { path } }: Extract<Answer, { kind: 'slice' }>): Route | undefined {
  const routes: readonly RouteOutline[] = channelStore.getState().shown.slices[slice]?.stable.manifest.routes ?? [];
  return routes.find((route): route is Route => route.path === path && 'title' in route);
}

/** The language of the screen that the shell shows: of the page whose place it takes, else of the address. */
export function languageOfAnswer(): Language {
  const { answer, pathname } = answerStore.getState();
  return (answer.kind === 'slice' && wholeRoute(answer)?.lang) || languageOfPath(pathname);
}

/**
 * Title and language of a slice's route, right after a move or as soon as the channel says them: the page itself may know
 * better, later.
 */
export function setHeadOfRoute(): void {
  const { answer } = answerStore.getState();
  if (answer.kind !== 'slice') return;
  const route = wholeRoute(answer);
  if (route) {
    setPageHead({ title: route.title, description: route.description, lang: route.lang });
    return;
  }
  const stop = channelStore.subscribe(() => {
    stop();
    if (answerStore.getState().answer === answer) setHeadOfRoute();
  });
}
