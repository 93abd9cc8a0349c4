import type { PageChannel, SiteApi } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { applyPendingChannel, channelStore } from '../channel/channel-store.ts';
import { reloadOnce } from '../channel/guarded-reload.ts';
import { revalidateChannel } from '../channel/watch-channel.ts';
import { leaveOut, runAgain } from '../early/left-out.ts';
import { asVetoError, reportFailure, reportOnce } from '../failures/failure-report.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { answerStore, currentAnswer } from '../routing/current-answer.ts';
import { keepMoves } from '../routing/visible-history.ts';
import { changedBuiltIns } from './built-ins.ts';
import { healBuiltIns, tellOfOthers } from './by-others.ts';
import { keepFrameChanges } from './frame-changes.ts';
import { guardNames } from './guarded-names.ts';
import { guardWrites } from './guarded-writes.ts';
import { guardEvents } from './left-listeners.ts';
import { watchLeftSlices } from './left-slices.ts';
import { openSlotSoon, pageWithSlots, parts } from './load-part.ts';
import { outletStore, showInOutlet } from './outlet-state.ts';
import { frameOfPage, guardPage } from './page-guard.ts';
import type { PressGuardOptions } from './press-guard.ts';
import { refuseSteps } from './refuse-steps.ts';
import { type RestlessMoves, stopRestlessMoves } from './restless-moves.ts';
import type { SlicesPage } from './runner-page.ts';
import { createSliceRunner, type SliceRunner } from './slice-runner.ts';

const runners = new Map<string, SliceRunner>();
let restless: RestlessMoves | undefined;
let presses: 'answered' | 'lost' = 'answered';

/** single-spa decides when a slice is active; the runner does the rest and never makes single-spa wait. */
function register(slice: string, page: SlicesPage): void {
  const runner = createSliceRunner(slice, pageWithSlots(slice, page));
  runners.set(slice, runner);
  registerApplication({
    name: slice,
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => {
        const failure = restless?.stoppedHere();
        if (failure) runner.halt(failure);
        else runner.start();
      },
      unmount: async () => runner.stop(),
    }),
    activeWhen: () => {
      const answer = currentAnswer();
      return answer.kind === 'slice' && answer.slice === slice;
    },
  });
}

function follow(channel: Pick<PageChannel, 'slices'>, page: SlicesPage): void {
  for (const slice of Object.keys(channel.slices)) if (!runners.has(slice)) register(slice, page);
  for (const slice of runners.keys()) {
    if (channel.slices[slice]) continue;
    runners.delete(slice);
    void unregisterApplication(slice);
  }
}

/** What the page asks of the slices on it. */
export interface SlicesOnPage {
  reportUrl: string;
  /** The page is beyond help: it is guarded against them no more. */
  leaveAlone(): void;
  /** A release has done what none may: it has failed. */
  failRelease(by: Owner, error: Error): void;
  /** The release in whose place an element is, or that put it, or what it is in, right into head or body. */
  ownerOf(put: Element | CSSStyleSheet): Owner | undefined;
  /** Has a guard hear of each press before any slice does. */
  guardPresses(guard: (options: PressGuardOptions) => (event: Event) => void): void;
  /** Whether something on this page keeps header and footer from the visitor: the next page is a document of its own. */
  pressesAreLost(): boolean;
  /** Fills a slot of the shell's layout. */
  openSlot: NonNullable<SiteApi['openSlot']>;
  /** The active slices may have changed without a change of address: another user, another channel. */
  reconsider(): void;
  /** The Retry button: with the channel as it is now, since the repair may be a new release. */
  retry(slice: string): Promise<void>;
  /** Shows the release that the page now names, in place of the one that is there. */
  showAnew(slice: string): void;
}

/** Registers every slice that this visitor gets, now and when a later channel brings or takes one, and starts single-spa. */
export function registerSlices(page: SlicesPage): SlicesOnPage {
  const left = watchLeftSlices();
  guardEvents(left, (by, type) => {
    const detail = `${by.slice}@${by.version} went on to take ${type} from the visitor`;
    reportOnce(new VetoError('VETO-208', detail, { ...by, stage: 'left' }), page.reportUrl);
  });
  restless = stopRestlessMoves({
    left,
    reportUrl: page.reportUrl,
    onStop(failure) {
      const shown = currentSlice();
      // Another's moves are refused, and the page stays.
      if (shown && shown === failure.slice) runners.get(shown)?.halt(failure);
    },
  });
  follow(channelStore.getState().shown, page);
  channelStore.subscribe(({ shown }, before) => {
    if (shown !== before.shown) follow(shown, page);
  });
  answerStore.subscribe(({ pathname }, before) => {
    const { slice, phase } = outletStore.getState();
    // One page of a slice failed; another one may well work.
    if (phase === 'failed' && slice && pathname !== before.pathname && currentSlice() === slice)
      runners.get(slice)?.start();
  });
  let hearPress: (event: Event) => void = () => {};
  addEventListener('click', (event) => hearPress(event), true);
  const { failRelease, ownerOf, stop: stopGuarding } = guardAgainst(page);
  const lookAtBuiltIns = (event?: Event) => {
    healBuiltIns(page);
    // Another page of this document would have them broken, too.
    if (event?.type === 'popstate' && page.builtIns.areLost()) location.reload();
  };
  for (const event of BEFORE_THE_PAGE_WORKS) addEventListener(event, lookAtBuiltIns, true);
  start();
  keepMoves();
  return {
    reportUrl: page.reportUrl,
    leaveAlone() {
      stopGuarding();
      lookAtBuiltIns();
    },
    failRelease,
    ownerOf,
    guardPresses(guard) {
      const onLost: PressGuardOptions['onLost'] = (reason, by) => {
        presses = 'lost';
        failRelease(by, new Error(reason));
      };
      hearPress = guard({ follow: page.navigate, ownerOf, onLost });
    },
    openSlot: (slot) => openSlotSoon(slot, page),
    pressesAreLost: () => presses === 'lost',
    reconsider: () => void triggerAppChange(),
    retry: (slice) => retrySlice(slice, page.channelAddress),
    showAnew: (slice) => runners.get(slice)?.retry(),
  };
}

/** Heard before anybody answers to a visitor or a change of page. */
const BEFORE_THE_PAGE_WORKS = ['pointerdown', 'keydown', 'click', 'submit', 'pushState', 'replaceState', 'popstate'];

/** Guards the page against its slices. What no slice's file or step is seen to do is healed where it can be, and nobody's fault. */
function guardAgainst(page: SlicesPage) {
  /** By loops alone: an array's methods may be what is broken for good. */
  const failRelease: SlicesOnPage['failRelease'] = (by, error) => {
    let isThere = false;
    for (const runner of parts) if (runner.fail(by, error)) isThere = true;
    for (const runner of runners.values()) if (runner.fail(by, error)) isThere = true;
    if (isThere) return;
    const failure = asVetoError(error, 'VETO-203', 'a release that has left', { ...by, stage: 'left' });
    reportFailure(failure, page.reportUrl);
  };
  guardWrites(page.builtIns, (by, name) => {
    const failure = changedBuiltIns([name], { ...by, stage: 'render' });
    // What watches an application often wraps the history: the release goes on without its wrapper.
    if (name !== 'fetch') reportOnce(failure, page.reportUrl);
    else if (!page.builtIns.accuse(name)) failRelease(by, failure);
  });
  // Whoever takes elements may have broken built-ins in the same step, and names are found with these.
  const frame = keepFrameChanges(() => healBuiltIns(page));
  const putBy = refuseSteps({
    builtIns: page.builtIns,
    frame: [document, document.documentElement, document.body, ...frameOfPage().guarded],
    onFrame: frame.hear,
    onSlice: failRelease,
    onOther: (step) => tellOfOthers('VETO-203', step, page.reportUrl),
  });
  const stop = guardPage(frame, {
    onDamage(by) {
      if (by) failRelease(by, new Error('it removed parts of the page'));
      else tellOfOthers('VETO-203', 'removed parts of the page', page.reportUrl);
    },
    onLost(by) {
      leaveOut(by);
      reloadOnce(`page-of-${by.slice}@${by.version}`);
    },
  });
  const ownerOf = (put: Element | CSSStyleSheet) => ownerOfPlace(put) ?? putBy(put);
  guardNames((element, property) => {
    const by = ownerOf(element);
    if (by) reportOnce(changedBuiltIns([property], { ...by, stage: 'render' }), page.reportUrl);
  });
  return { failRelease, ownerOf, stop };
}

/** The release in whose place an element is; a style sheet is in none. */
function ownerOfPlace(put: Element | CSSStyleSheet): Owner | undefined {
  const place = 'closest' in put ? put.closest<HTMLElement>('[data-slice][data-version]') : null;
  const { slice, version } = place?.dataset ?? {};
  return slice !== undefined && version !== undefined ? { slice, version } : undefined;
}

function currentSlice(): string | null {
  const answer = currentAnswer();
  return answer.kind === 'slice' ? answer.slice : null;
}

async function retrySlice(slice: string, channelAddress: string): Promise<void> {
  restless?.resume();
  runAgain(slice);
  showInOutlet(slice, { phase: 'loading' });
  await revalidateChannel(channelAddress);
  if (currentSlice() !== slice) return;
  applyPendingChannel();
  runners.get(slice)?.retry();
}
