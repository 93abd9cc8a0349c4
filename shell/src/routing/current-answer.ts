import { sessionStore } from '@veto/shared-data/core';
import type { SessionState } from '@veto/slice-kit/contract';
import { createStore } from 'zustand/vanilla';
import type { RouteTable } from '../../isomorphic/route-table.ts';
import { applyPendingChannel, channelStore } from '../channel/channel-store.ts';
import { addressHere } from '../site/language.ts';
import { type Answer, answerAt, answerKey } from './answer.ts';
import { goTo } from './visible-history.ts';

/** How the visitor came to an address. */
export type MoveKind = 'first' | 'push' | 'replace' | 'traverse';

export interface CurrentAnswer {
  answer: Answer;
  pathname: string;
}

/** Who answers at the present address, for React. Never a redirect: those are followed first. */
export const answerStore = createStore<CurrentAnswer>()(() => ({
  answer: { kind: 'pending', skeleton: 'page' },
  pathname: '/',
}));

/** The answer that was given last, and to what. */
let last: { table: RouteTable; session: SessionState; href: string; answer: Answer } | undefined;

/**
 * Who answers right now; single-spa asks this way whether a slice is active: every slice, whenever one more is registered.
 * So the answer is worked out anew only where address, session or channel are others.
 */
export function currentAnswer(): Answer {
  const { table } = channelStore.getState();
  const session = sessionStore.getState().state;
  const { href } = location;
  if (last?.table !== table || last.session !== session || last.href !== href)
    last = { table, session, href, answer: answerAt(table, location, session) };
  return last.answer;
}

const MAX_REDIRECTS = 5;

function followRedirects(): Answer {
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = currentAnswer();
    if (answer.kind !== 'redirect') return answer;
    goTo(addressHere(answer.to), { replace: true });
  }
  console.error(`Redirects at ${location.pathname} lead in a circle`);
  return { kind: 'not-found' };
}

/**
 * Keeps `answerStore` true to the address, the session and the channel, and follows redirects. `onMove` hears of each
 * change of path, `onAnswer` once it is known who answers, and whether that or the path changed. A later channel takes
 * effect here, on a navigation.
 */
export function startAnswering({
  onMove,
  onAnswer,
}: {
  onMove(kind: MoveKind): void;
  onAnswer(changed: boolean): void;
}): void {
  let settling = false;
  const settle = (kind: MoveKind | null) => {
    if (settling) return;
    const before = answerStore.getState();
    let answer: Answer;
    settling = true;
    try {
      if (kind && kind !== 'first') applyPendingChannel();
      answer = followRedirects();
    } finally {
      // A browser may refuse a change of address; the next one is still looked at.
      settling = false;
    }
    const { pathname } = location;
    if (kind === 'first' || pathname !== before.pathname) onMove(kind ?? 'replace');
    const changed = answerKey(answer) !== answerKey(before.answer) || pathname !== before.pathname;
    if (changed) answerStore.setState({ answer, pathname });
    if (changed || kind === null) onAnswer(changed);
  };
  // The first two are announced by visible-history.ts.
  addEventListener('pushState', () => settle('push'));
  addEventListener('replaceState', () => settle('replace'));
  addEventListener('popstate', () => settle('traverse'));
  sessionStore.subscribe((session, before) => {
    if (session.state !== before.state || session.userId !== before.userId) settle(null);
  });
  channelStore.subscribe(({ table }, before) => {
    if (table !== before.table) settle(null);
  });
  settle('first');
}
