import type { PageChannel, SiteApi } from '@veto/slice-kit/contract';
import { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { applyPendingChannel, channelStore } from '../channel/channel-store.ts';
import { revalidateChannel } from '../channel/watch-channel.ts';
import { answerStore, currentAnswer } from '../routing/current-answer.ts';
import { outletStore, showInOutlet } from './outlet-state.ts';
import { guardPage } from './page-guard.ts';
import { guardPresses } from './press-guard.ts';
import { type RestlessMoves, stopRestlessMoves } from './restless-moves.ts';
import type { SlicesPage } from './runner-page.ts';
import { createSliceRunner, type SliceRunner } from './slice-runner.ts';
import { failParts, openSlotSoon, pageWithSlots } from './slot-parts.ts';

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
  /** The page is beyond help: it is guarded against them no more. */
  leaveAlone(): void;
  /**
   * Puts back what one of them has changed of the built-ins; its release has then failed, in the next microtask. Returns
   * whether anything was changed.
   */
  putBackBuiltIns(): boolean;
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
  restless = stopRestlessMoves({
    reportUrl: page.reportUrl,
    onStop(failure) {
      const shown = currentSlice();
      if (shown) runners.get(shown)?.halt(failure);
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
  const stopGuarding = guardPage(() => {
    const error = new Error('it removed parts of the page that are not its own');
    const { slice } = outletStore.getState();
    if (!failParts((part) => part.fail(error)) && slice) runners.get(slice)?.fail(error);
  });
  guardPresses({
    follow: page.navigate,
    onLost(reason, element) {
      presses = 'lost';
      const slice = element?.closest<HTMLElement>('[data-slice]')?.dataset.slice ?? outletStore.getState().slice;
      const error = new Error(reason);
      if (!(element && failParts((part) => part.fail(error), element)) && slice) runners.get(slice)?.fail(error);
    },
  });
  const lookAtBuiltIns = (event?: Event) => {
    failWhoChanged(page.restoreBuiltIns());
    // Another page of this document would have them broken, too.
    if (event?.type === 'popstate' && page.builtInsAreLost()) location.reload();
  };
  for (const event of BEFORE_THE_SHELL_WORKS) addEventListener(event, lookAtBuiltIns, true);
  start();
  return {
    leaveAlone() {
      stopGuarding();
      lookAtBuiltIns();
    },
    putBackBuiltIns() {
      const changed = page.restoreBuiltIns();
      queueMicrotask(() => failWhoChanged(changed));
      return changed.length > 0;
    },
    openSlot: (slot) => openSlotSoon(slot, page),
    pressesAreLost: () => presses === 'lost',
    reconsider: () => void triggerAppChange(),
    retry: (slice) => retrySlice(slice, page.channelAddress),
    showAnew: (slice) => runners.get(slice)?.retry(),
  };
}

/** Heard before the shell answers to a visitor or a change of page, and when something has thrown. */
const BEFORE_THE_SHELL_WORKS = ['click', 'pushState', 'replaceState', 'popstate', 'error'];

/** A slice may change built-ins long after its mount. They have been put back; the release that is shown has failed. */
function failWhoChanged(changed: readonly string[]): void {
  const { slice } = outletStore.getState();
  if (changed.length > 0 && !failParts((part) => part.blame(changed)) && slice) runners.get(slice)?.blame(changed);
}

function currentSlice(): string | null {
  const answer = currentAnswer();
  return answer.kind === 'slice' ? answer.slice : null;
}

async function retrySlice(slice: string, channelAddress: string): Promise<void> {
  restless?.resume();
  showInOutlet(slice, { phase: 'loading' });
  await revalidateChannel(channelAddress);
  if (currentSlice() !== slice) return;
  applyPendingChannel();
  runners.get(slice)?.retry();
}
