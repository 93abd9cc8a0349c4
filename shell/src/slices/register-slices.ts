import type { PageChannel, SiteApi, SliceRelease } from '@veto/slice-kit/contract';
import { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { candidateReleases, isWhole, type Visitor } from '../../isomorphic/candidates.ts';
import { applyPendingChannel, channelStore, offerPart } from '../channel/channel-store.ts';
import { reloadOnce } from '../channel/guarded-reload.ts';
import { fetchDocumentChannel } from '../channel/read-channel.ts';
import { completeChannel, revalidateChannel } from '../channel/watch-channel.ts';
import { reportFailure } from '../federation/failure-report.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import { noteFailure, noteTiming } from '../platform/run-log.ts';
import { answerStore, currentAnswer } from '../routing/current-answer.ts';
import { expectPageInPlace } from '../site/arrival.ts';
import { openContainer } from './outlet.ts';
import { guardPage } from './page-guard.ts';
import { createSliceRunner, type RunnerPage, type SliceRunner } from './slice-runner.ts';
import { leaveSlot, showInSlot, slotStore } from './slot.ts';

export interface SlicesPage {
  loader: ReleaseLoader;
  visitor: Visitor;
  channelAddress: string;
  reportUrl: string;
  siteFor(slice: string, reportError: SiteApi['reportError']): SiteApi;
}

const runners = new Map<string, SliceRunner>();

/** A chunk that is gone because its release was replaced: the page is opened afresh, once for that release. */
async function reloadIfReplaced(release: SliceRelease, page: SlicesPage): Promise<boolean> {
  await revalidateChannel(page.channelAddress);
  const { current, pending } = channelStore.getState();
  const named = candidateReleases(pending ?? current, release.slice, page.visitor)[0];
  if (!named || named.version === release.version) return false;
  return reloadOnce(`${release.slice}@${release.version}`);
}

/**
 * The releases to try, in order. Those that the document told in full come at once; the whole channel is waited for only
 * when one of them is not among these, or none of them works.
 */
async function* releasesToTry(slice: string, page: SlicesPage): AsyncGenerator<SliceRelease> {
  const candidates = () => candidateReleases(channelStore.getState().current, slice, page.visitor);
  const first = candidates();
  const outlined = first.findIndex((release) => !isWhole(release));
  yield* first.slice(0, outlined < 0 ? first.length : outlined).filter(isWhole);
  if (!channelStore.getState().current.partial) return;
  // Where the channel is broken, the document that would be loaded for this address says how to load its slice.
  await completeChannel(page.channelAddress).catch(async () => offerPart(await fetchDocumentChannel(location.href)));
  // The page of the slice is not there yet: a later revision may take effect as on any navigation.
  if (channelStore.getState().current.partial) applyPendingChannel();
  yield* candidates().filter(isWhole);
}

/** What the runner of a slice works with on this page. */
export function runnerPage(slice: string, page: SlicesPage): RunnerPage {
  return {
    candidates: () => releasesToTry(slice, page),
    loader: page.loader,
    openContainer: () => openContainer(slice),
    site: (reportError) => page.siteFor(slice, reportError),
    show: (slot) => showInSlot(slice, slot),
    leave: () => leaveSlot(slice),
    timed: (release, took) => noteTiming(release, took),
    report: (failure) => {
      noteFailure(slice, failure);
      reportFailure(failure, page.reportUrl);
    },
    reloadIfReplaced: (release) => reloadIfReplaced(release, page),
  };
}

/** single-spa decides when a slice is active; the runner does the rest and never makes single-spa wait. */
function register(slice: string, page: SlicesPage): void {
  const runner = createSliceRunner(slice, runnerPage(slice, page));
  runners.set(slice, runner);
  registerApplication({
    name: slice,
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => runner.start(),
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

/** Registers every slice that this visitor gets, now and when a later channel brings or takes one, and starts single-spa. Returns how to stop guarding the page against them. */
export function registerSlices(page: SlicesPage): () => void {
  follow(channelStore.getState().shown, page);
  channelStore.subscribe(({ shown }, before) => {
    if (shown !== before.shown) follow(shown, page);
  });
  answerStore.subscribe(({ pathname }, before) => {
    const { slice, phase } = slotStore.getState();
    // One page of a slice failed; another one may well work.
    if (phase === 'failed' && slice && pathname !== before.pathname && currentSlice() === slice)
      runners.get(slice)?.start();
  });
  const stopGuarding = guardPage(() => {
    const { slice } = slotStore.getState();
    if (slice) runners.get(slice)?.accuse(new Error('it removed parts of the page that are not its own'));
  });
  start();
  return stopGuarding;
}

function currentSlice(): string | null {
  const answer = currentAnswer();
  return answer.kind === 'slice' ? answer.slice : null;
}

/** Who is active may have changed without a change of address: another user, another channel. */
export function reconsiderSlices(): void {
  void triggerAppChange();
}

/**
 * `slice dev` has built these slices anew: the one that is shown gives its place to the new build, and the page around it
 * stays, with its session, its data and its scroll position. React's state is lost: keeping it would need React's
 * development build, and slices run with the one that visitors get.
 */
export async function showRebuilt(rebuilt: readonly string[], channelAddress: string): Promise<void> {
  await revalidateChannel(channelAddress);
  const slice = currentSlice();
  const shown = slice !== null && rebuilt.includes(slice);
  if (shown) expectPageInPlace();
  applyPendingChannel();
  if (shown && currentSlice() === slice) runners.get(slice)?.retry();
}

/** The Retry button: with the channel as it is now, since the repair may be a new release. */
export async function retrySlice(slice: string, channelAddress: string): Promise<void> {
  showInSlot(slice, { phase: 'loading' });
  await revalidateChannel(channelAddress);
  if (currentSlice() !== slice) return;
  applyPendingChannel();
  runners.get(slice)?.retry();
}
