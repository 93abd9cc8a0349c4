import '@veto/shared-ui/font';
import './first-paint.css';
import './paper.css';
import { sessionStore, startCore } from '@veto/shared-data/core';
import { toaster } from '@veto/shared-ui/core';
import { nextTask } from '@veto/shared-ui/next-task';
import { type PageChannel, type RuntimeConfig, releaseUrl } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { lazy, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { baseUrlOf } from '../isomorphic/candidates.ts';
import { entriesFor, routeTable } from '../isomorphic/route-table.ts';
import { isSecretLink } from '../isomorphic/secret-link.ts';
import { showsPlatform } from '../isomorphic/shows-platform.ts';
import { visitorBucket } from '../isomorphic/visitor-cookie.ts';
import { adoptChannel, channelStore, runningShell } from './channel/channel-store.ts';
import { readChannel } from './channel/read-channel.ts';
import { watchChannel } from './channel/watch-channel.ts';
import { leaveOut } from './early/left-out.ts';
import { noteInputs } from './failures/frozen-tab.ts';
import { collectPageFacts, pageFacts } from './failures/page-facts.ts';
import { throwerOf } from './failures/page-owner.ts';
import { watchLeaving } from './failures/page-stays.ts';
import { reportUncaught } from './failures/uncaught-errors.ts';
import { publishHashes } from './federation/published-hashes.ts';
import { createReleaseLoader } from './federation/release-loader.ts';
import { hasPassedGate } from './gate/gate-state.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import type { Leavings } from './leavings/leavings.ts';
import { overridesConcern } from './overrides/kept-overrides.ts';
import type { LoadedOverrides } from './overrides/load-overrides.ts';
import { openLinkQuestion } from './pages/open-link-question.ts';
import { takeAnswers } from './painted-page/answers-of-document.ts';
import { awaitPage, takeOver } from './painted-page/take-over.ts';
import { countRelease, countReleasesAt, countShell, countSlow } from './platform/count-release.ts';
import { startAnswering } from './routing/current-answer.ts';
import { headerEntries } from './routing/nav-entries.ts';
import { readRuntimeConfig } from './runtime-config/read-runtime-config.ts';
import { showBootFailure } from './screens/boot-failure.tsx';
import { expectPageAgain, firstPageShown, noteMove, startArrivals } from './site/arrival.ts';
import { installDebuggingHook } from './site/debugging-hook.ts';
import { setHeadOfRoute } from './site/head-of-route.ts';
import { prefetchWhenIdle, whenCalm } from './site/idle-prefetch.ts';
import { languageOfDocument, languageStore, speak } from './site/language.ts';
import { createNavigate } from './site/navigate.ts';
import { fetchPolishLetters } from './site/polish-letters.ts';
import { createPrefetch, savesData } from './site/prefetch.ts';
import { watchSession } from './site/session-toasts.ts';
import { siteForShell, siteForSlice, siteInSlot } from './site/site-api.tsx';
import { keepBuiltIns } from './slices/built-ins.ts';
import { createBuiltInsBoundary } from './slices/built-ins-boundary.tsx';
import { healBuiltIns, tellOfOthers } from './slices/by-others.ts';
import { outletStore } from './slices/outlet-state.ts';
import { loadRunner, type SlicesWhenWanted, slicesWhenWanted } from './slices/run-slices.ts';
import type { SlicesPage } from './slices/runner-page.ts';

const PlatformPage = lazy(() => import(/* webpackChunkName: "platform" */ './platform/platform-page.tsx'));

watchLeaving();
/** Before any slice runs: one may change what the shell itself works with. */
const builtIns = keepBuiltIns(leaveOut);

/** The script that watches the start need not do so any more. */
const sayStarted = () => globalThis.vetoBoot?.started();

/** The card of what the shell cannot read, whichever release it is; for every other failure the one before it is tried. */
function failBoot(root: Root, error: unknown): void {
  const isUnreadable = error instanceof VetoError && ['VETO-301', 'VETO-302'].includes(error.code);
  if (isUnreadable) sayStarted();
  if (globalThis.vetoBoot?.failed(error)) return;
  const { shell } = pageFacts('shell', undefined);
  if (!isUnreadable && shell) countRelease('shell', shell, ['failure']);
  takeOver();
  showBootFailure(root, error);
}

/** From nothing to a site, in order: what to talk to, what the site is made of, who is there, may they in, the site. */
async function boot(root: Root): Promise<void> {
  const config = await readRuntimeConfig();
  const channel = await readChannel(config.channel);
  openLinkQuestion.setState({ question: startCore(config) });
  installDebuggingHook();
  const overrides = ownBuilds(config, channel);
  awaitPage();
  const table = routeTable(channel);
  // Where one may be shown, what runs slices is part of the start: if it does not arrive, the script that watches that helps.
  if (entriesFor(table, location.pathname).length > 0) await loadRunner();
  await speak(languageOfDocument());
  if (config.gatePasswordSha256 && !hasPassedGate()) {
    const { passGate } = await import(/* webpackChunkName: "gate" */ './gate/gate.tsx');
    await passGate(root, {
      passwordSha256: config.gatePasswordSha256,
      isSecretLink: (address) => isSecretLink(table, address),
      onShown: sayStarted,
    });
  }
  await openSite(root, config, channel, await overrides);
}

/** Developers' own builds: only for those who have asked for one is there anything to load. */
async function ownBuilds(config: RuntimeConfig, channel: PageChannel): Promise<LoadedOverrides> {
  if (!overridesConcern(location.search)) return { overrides: {}, slices: [], asked: null, problems: [] };
  const { loadOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides/load-overrides.ts');
  return loadOverrides(config, channel);
}

declare global {
  /** Set before the shell starts where slices are being checked: by `slice dev`, and by browser tests. */
  var vetoChecksSlices: boolean | undefined;
}

async function watchedLeavings({ reportUrl, channel }: RuntimeConfig): Promise<Leavings | undefined> {
  if (!globalThis.vetoChecksSlices) return undefined;
  const { takeRebuilds, watchPage } = await import(/* webpackChunkName: "leavings" */ './leavings/page-leavings.ts');
  takeRebuilds(channel, () => slicesOfPage?.onPage());
  return watchPage(reportUrl);
}

/** Reading without a network is no part of a first paint, nor is the news of earlier tabs. */
async function workLater(config: RuntimeConfig): Promise<void> {
  try {
    const { startLater } = await import(/* webpackChunkName: "offline" */ './site/start-later.ts');
    await startLater(config);
  } catch (error) {
    console.warn('Nothing is kept for when there is no network', error);
  }
}

/** The first page comes before it; where it does not come, presses are the browser's. */
async function keepPresses(): Promise<void> {
  await firstPageShown;
  const found = await import(/* webpackChunkName: "presses" */ './site/after-first-page.ts').catch(() => undefined);
  found?.afterFirstPage(builtIns);
}

/** The hashes of the running shell's other files come with the whole channel. */
function publishHashesOfShell(version: string | undefined): void {
  const publish = (current: PageChannel) => {
    const shell = runningShell(version);
    if (shell) publishHashes(shell.files, new URL(releaseUrl(current, shell), location.href).href);
  };
  // Where the document had no channel, the first one is the whole.
  publish(channelStore.getState().current);
  channelStore.subscribe(({ current }, before) => {
    if (current !== before.current) publish(current);
  });
}

async function openSite(root: Root, config: RuntimeConfig, channel: PageChannel, own: LoadedOverrides): Promise<void> {
  void fetchPolishLetters();
  const visitor = { bucket: visitorBucket(), overrides: own.overrides };
  adoptChannel(channel, visitor);
  takeAnswers(channel, visitor);
  // The server has put this visitor's shell, stable or canary, into the document's channel.
  const shellVersion = channel.shell?.stable.version;
  publishHashesOfShell(shellVersion);
  countReleasesAt(config.ratesUrl);
  collectPageFacts(shellVersion);
  const heal = () => healBuiltIns({ builtIns, reportUrl: config.reportUrl });
  reportUncaught(config.reportUrl, heal);
  const loader = createReleaseLoader(
    (release) => baseUrlOf(channelStore.getState().current, release, visitor),
    ({ slice, version }, run) => {
      heal();
      return builtIns.step({ slice, version, stage: 'load' }, run);
    },
  );
  const prefetch = createPrefetch({ loader, visitor, channelAddress: config.channel, shellVersion });
  const isSpoilt = () => builtIns.areLost() || slicesOfPage?.onPage()?.pressesAreLost() === true;
  const services = {
    navigate: createNavigate(shellVersion, isSpoilt),
    prefetch: prefetch.prepare,
    onMountedAgain: () => tellOfOthers('VETO-203', 'a page was translated and mounted again', config.reportUrl),
  };
  const slices: SlicesPage = {
    loader,
    visitor,
    channelAddress: config.channel,
    reportUrl: config.reportUrl,
    leavings: await watchedLeavings(config),
    navigate: services.navigate,
    siteFor: (slice, reportError) => siteForSlice(services, slice, reportError),
    siteInSlot: (slice, reportError) => siteInSlot(services, slice, reportError),
    builtIns,
  };

  slicesOfPage = slicesWhenWanted(slices, shellVersion);

  noteInputs(outletStore.getState);
  startArrivals();
  startAnswering({
    onMove: noteMove,
    onAnswer(changed) {
      if (changed) setHeadOfRoute();
      slicesOfPage?.follow();
    },
  });
  const site = siteForShell(services);
  // In small steps, between which the browser answers. The slices need the element that the layout holds for them.
  await new Promise<void>((resolve) =>
    startTransition(() =>
      root.render(
        <BuiltInsBoundary>
          <site.Providers>
            <SiteLayout
              site={site}
              shellVersion={shellVersion}
              builds={own}
              platform={
                showsPlatform(config, location.hostname) ? (
                  <PlatformPage config={config} slices={slices} shellVersion={shellVersion} />
                ) : null
              }
              onRetry={(slice) => {
                expectPageAgain();
                setHeadOfRoute();
                slicesOfPage?.retry(slice);
              }}
              onCommit={resolve}
            />
          </site.Providers>
        </BuiltInsBoundary>,
      ),
    ),
  );
  sayStarted();
  void keepPresses();
  countShell(shellVersion);
  await nextTask();
  await slicesOfPage.open();
  for (const problem of own.problems)
    toaster.create({ type: 'error', title: 'Override not used', description: problem });
  watchSession(services.navigate);
  watchChannel(config.channel);
  const menu = () =>
    headerEntries(channelStore.getState().shown, sessionStore.getState().state, languageStore.getState().showEntry);
  prefetchWhenIdle(() => menu().map(({ href }) => href), prefetch.warm);
  whenCalm(() => {
    if (!savesData()) slicesOfPage?.prepare();
    void workLater(config);
    void countSlow(config.reportUrl);
  });
}

const element = document.getElementById('veto');
if (!element) throw new Error('index.html has no #veto');
// A copy of this script that was given up may arrive after all, beside the one that took its place.
if ('opened' in element.dataset) throw new Error('the shell has started already');
element.dataset.opened = '';
/** None before the site is opened. */
let slicesOfPage: SlicesWhenWanted | undefined;
/** What the shell threw because somebody had changed built-ins. */
let notOfShell: unknown;
/** Puts built-ins back. Whose code threw in the place of one is to blame, and nobody else. */
function putBackBuiltIns(error: unknown): void {
  const owner = throwerOf(error);
  const failure = owner && builtIns.blame({ ...owner, stage: 'render' });
  // Not while React renders.
  if (owner && failure) queueMicrotask(() => slicesOfPage?.onPage()?.failRelease(owner, failure));
  if (failure || builtIns.heal().length > 0) notOfShell = error;
}
const BuiltInsBoundary = createBuiltInsBoundary(putBackBuiltIns);
let broken = false;
const root = createRoot(element, {
  identifierPrefix: 'shell-',
  onRecoverableError(error) {
    // Whoever changed the built-ins, it was not the shell.
    if (notOfShell !== undefined && error instanceof Error && error.cause === notOfShell) return;
    reportError(error);
  },
  // React has emptied the page by now. A card can still be shown, by the script that ran first where it is the card that fails, or would.
  onUncaughtError(error) {
    try {
      putBackBuiltIns(error);
      slicesOfPage?.onPage()?.leaveAlone();
      if (!broken && !builtIns.areLost()) {
        broken = true;
        failBoot(root, error);
        return;
      }
    } catch (another) {
      console.error(another);
    }
    console.error(error);
    // The release that did it is reported first.
    queueMicrotask(() => globalThis.vetoBoot?.gone());
  },
});
nextTask()
  .then(() => boot(root))
  .catch((error) => failBoot(root, error));
