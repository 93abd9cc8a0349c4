import { VetoError } from '@veto/slice-kit/errors';
import { sendFailure } from '../failures/failure-report.ts';
import { ownerOfThrown } from '../failures/page-owner.ts';
import { noteFailure } from '../platform/run-log.ts';
import { MOST_MOVES, MoveBreaker, WITHIN_MS } from '../routing/move-breaker.ts';
import { guardMoves } from '../routing/visible-history.ts';
import { outletStore } from './outlet-state.ts';

/** What a visitor does of their own accord. */
const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'submit', 'change'];

export interface RestlessMoves {
  /** Why the page at the present address was stopped; undefined when it was not. */
  stoppedHere(): VetoError | undefined;
  /** The visitor wants to see it again. */
  resume(): void;
}

/**
 * Stops slices that lead from page to page without end: that takes the whole tab. Each page counts, not what is changed
 * behind its '?'. `onStop` hears of it while the page that was to be left is still there.
 */
export function stopRestlessMoves({
  reportUrl,
  onStop,
}: {
  reportUrl: string;
  onStop(failure: VetoError): void;
}): RestlessMoves {
  let stopped: { pathname: string; failure: VetoError } | undefined;
  let target = '';
  const stop = (mover: string) => {
    const route = `${location.pathname} to ${target}`;
    const detail = `more than ${MOST_MOVES} changes of page in ${WITHIN_MS / 1000} s, the last from ${route}`;
    const cause = new Error(`from ${route}`);
    const version = outletStore.getState().slice === mover ? outletStore.getState().version : undefined;
    const where = { version: version ?? ownerOfThrown(cause)?.version, stage: 'event', cause } as const;
    const failure = new VetoError('VETO-207', detail, mover === '' ? where : { ...where, slice: mover });
    stopped = { pathname: location.pathname, failure };
    console.error(failure);
    if (sendFailure(failure, reportUrl) && mover !== '') noteFailure(mover, failure);
    onStop(failure);
  };
  const breaker = new MoveBreaker(stop);
  for (const input of INPUTS)
    addEventListener(input, ({ isTrusted }) => isTrusted && breaker.noteInput(), { capture: true, passive: true });
  guardMoves((to, mover) => {
    const asked = globalThis.event;
    const byVisitor = asked?.isTrusted === true && INPUTS.includes(asked.type);
    const whose = () => mover ?? sliceInStack();
    // Whom it has stopped changes nothing any more, not even to the address that is there: that takes the tab as well.
    if (!byVisitor && breaker.refuses(performance.now(), whose)) return false;
    target = pathOf(to);
    if (target === location.pathname) return true;
    if (!byVisitor && !breaker.allows(performance.now(), whose)) return false;
    stopped = undefined;
    return true;
  });
  return {
    stoppedHere: () => (stopped?.pathname === location.pathname ? stopped.failure : undefined),
    resume() {
      stopped = undefined;
      breaker.resume();
    },
  };
}

/** The slice whose code is running; '' where none is. */
function sliceInStack(): string {
  return ownerOfThrown(new Error())?.slice ?? '';
}

/** What is no address is for the browser to refuse. */
function pathOf(to: string): string {
  return URL.canParse(to, location.href) ? new URL(to, location.href).pathname : location.pathname;
}
