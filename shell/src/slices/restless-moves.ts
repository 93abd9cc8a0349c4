import { VetoError } from '@veto/slice-kit/errors';
import { reloadOnce } from '../channel/guarded-reload.ts';
import { reportOnce, sendFailure } from '../failures/failure-report.ts';
import { ownerOfThrown } from '../failures/page-owner.ts';
import { noteFailure } from '../platform/run-log.ts';
import { currentAnswer } from '../routing/current-answer.ts';
import { MoveBreaker } from '../routing/move-breaker.ts';
import { guardMoves } from '../routing/visible-history.ts';
import { endReloads } from './end-reloads.ts';
import { type Asker, askerOf, isOfElement, type LeftSlices } from './left-slices.ts';
import { outletStore } from './outlet-state.ts';

/** What a visitor does of their own accord. */
const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'submit', 'change'];
/** How a page leads to one that was there before. */
const TRAVERSALS = ['back', 'forward', 'go'] as const;

export interface RestlessMoves {
  /** Why the page at the present address was stopped; undefined when it was not. */
  stoppedHere(): VetoError | undefined;
  /** The visitor wants to see it again. */
  resume(): void;
}

/**
 * Stops slices that lead from page to page without end, which takes the whole tab, and those that lead back from their timers
 * after the visitor has gone elsewhere. Without end: each page counts, not what is changed behind its '?'; `onStop` hears of it while the
 * page that was to be left is still there.
 */
export function stopRestlessMoves({
  left,
  reportUrl,
  onStop,
}: {
  left: LeftSlices;
  reportUrl: string;
  onStop(failure: VetoError): void;
}): RestlessMoves {
  let stopped: { pathname: string; failure: VetoError } | undefined;
  let target = '';
  const stop = (mover: string) => {
    const route = `${location.pathname} to ${target}`;
    const detail = `too many changes of page, the last from ${route}`;
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
  let input: Event | undefined;
  const noteInput = (event: Event) => {
    if (!event.isTrusted) return;
    input = event;
    breaker.noteInput();
  };
  for (const type of INPUTS) addEventListener(type, noteInput, { capture: true, passive: true });
  /** Whether a slice asks that the visitor has left, without a press of theirs on something that it still shows. */
  const isOfLeft = (asker: Asker | undefined): boolean => {
    if (!asker || !left.has(asker) || (isUnderWay(input) && isOfElement(input.currentTarget))) return false;
    reportOnce(wentOn(asker), reportUrl);
    return true;
  };
  /** Whether a slice loads its page once more that it has loaded in the same minute, and in which the visitor has done nothing. */
  const isAgain = (to?: string): boolean => {
    const asker = askerOf(undefined);
    if (!asker || to !== location.href || input) return false;
    if (reloadOnce(asker.slice + new Date().getMinutes(), () => {})) return false;
    target = location.pathname;
    stop(asker.slice);
    return true;
  };
  endReloads(() => input === undefined, reportUrl);
  keepFromTraversing((to) => isOfLeft(askerOf(undefined)) || isAgain(to));
  guardMoves((to, mover) => {
    const byVisitor = isUnderWay(input);
    const asker = askerOf(mover);
    if (isOfLeft(asker)) return false;
    const whose = () => asker?.slice ?? '';
    // Whom it has stopped changes nothing any more, not even to the address that is there: that takes the tab as well.
    if (!byVisitor && breaker.refuses(performance.now(), whose)) return false;
    target = pathOf(to);
    if (target === location.pathname) return true;
    if (!byVisitor && !breaker.allows(performance.now(), whose)) return false;
    stopped = undefined;
    // The shell moves for the visitor, but where an address leads on.
    if (byVisitor || (!asker && currentAnswer().kind !== 'redirect')) left.visitorMoves();
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

/** Whether the event has not yet been heard by all. */
function isUnderWay(event: Event | undefined): event is Event {
  return event !== undefined && event.eventPhase !== Event.NONE;
}

function wentOn({ slice, version }: Asker): VetoError {
  const detail = `${slice} went on to change the page`;
  return new VetoError('VETO-208', detail, { slice, version, stage: 'left' });
}

/** Has the visitor's history alone, and documents that scripts load, while `isRefused`. Only browsers with a Navigation API tell of these. */
function keepFromTraversing(isRefused: (to?: string) => boolean): void {
  for (const method of TRAVERSALS) {
    const original = history[method];
    history[method] = (...args: []) => {
      if (!isRefused()) original.apply(history, args);
    };
  }
  const { navigation } = globalThis as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { destination: { sameDocument: boolean; url: string } };
    if (!destination.sameDocument && event.cancelable && isRefused(destination.url)) event.preventDefault();
  });
}

/** What is no address is for the browser to refuse. */
function pathOf(to: string): string {
  return URL.canParse(to, location.href) ? new URL(to, location.href).pathname : location.pathname;
}
