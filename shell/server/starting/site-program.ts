import { join } from 'node:path';
import { type Backend, BackendStartError, startBackend } from '@veto/shared-data/backend';
import { ENDING_SIGNALS } from '@veto/slice-kit/ending-signals';
import {
  DEFAULT_CHANNEL,
  type ObjectStore,
  openStore,
  pointerKey,
  rightsOf,
  rightsToMove,
  signChannel,
  ToolError,
} from '@veto/slice-kit/releases';
import type { ComingReleases } from '../channel/fresh-releases.ts';
import { hasNoKey } from '../channel/kept-pointers.ts';
import { LastGoodChannel } from '../channel/last-good-channel.ts';
import { LiveCopies } from '../channel/live-copies.ts';
import { openPort } from '../http/http-server.ts';
import type { SiteAppOptions } from '../site-app.ts';
import { openLog } from '../watching/site-log.ts';
import { SiteMetrics } from '../watching/site-metrics.ts';
import { openVoice, type Voice } from '../watching/voice.ts';
import { watchLaunchers } from './launchers.ts';
import { portRefusal, StartRefusal } from './start-refusal.ts';
import { ownUrl, proveWritable, readSettings, type StartSettings } from './start-settings.ts';
import { startingApp } from './starting-app.ts';

/** Aborted when the site is asked to end, however far it has come. */
const ending = new AbortController();
/** What must be ended again, the latest first. */
const endings: (() => void | Promise<void>)[] = [];

/** The reporters of the running program, with which everything else speaks. */
interface Running extends Voice {
  settings: StartSettings;
  metrics: SiteMetrics;
}

/** What the site keeps on its own disk of what is live. */
type Kept = Required<Pick<SiteAppOptions, 'keptChannel' | 'keptReleases'>>;

/** The site's own modules are read while the database's process starts: none of them is needed before that. */
const loadSite = () => import('../serve-site.ts');

/** Refuses hopeless settings before any long work: the port and both folders are taken first. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, releasesDir, logTo } = settings;
  await proveWritable(dataDir, 'VETO_DATA_DIR');
  // One that cannot be reached now keeps no site from showing what it had.
  const store = await openStore(releasesDir, { tried: false });
  await rightsOf(store);
  if (store.folder !== undefined) await proveWritable(store.folder, 'VETO_RELEASES_DIR');
  const port = await openPort(settings.port, settings.host, startingApp()).catch((error) => {
    throw portRefusal(error, settings);
  });
  const { log, close } = openLog(logTo, dataDir);
  endings.push(close);
  const metrics = new SiteMetrics();
  metrics.watchProcess();
  const running: Running = { settings, metrics, ...openVoice(logTo, log) };
  const url = ownUrl(settings.host, port.port);
  running.say(`Veto takes port ${port.port}; data in ${dataDir}`);
  const kept = { keptChannel: join(dataDir, 'last-good-channel'), keptReleases: join(dataDir, 'live-releases') };
  const { promise: held, resolve: onHeld } = Promise.withResolvers<void>();
  if (settings.hosted) onHeld();
  const lookAtStore = store.folder === undefined ? lookAtBucket : publishFreshBuilds;
  const [backend, coming] = await Promise.all([
    settings.hosted ? null : openBackend(running, settings.siteUrl || url, onHeld),
    // A start that is refused the data folder leaves what another Veto keeps in it, and what that one shows, as they are.
    held.then(() => lookAtStore(running, store, kept)),
    loadSite(),
  ]);
  const { serveSite } = await loadSite();
  if (ending.signal.aborted) return;
  const watched = {
    log,
    metrics,
    ...kept,
    preparedUntil: ending.signal,
    ...(coming && { coming: coming.names, without: coming.without }),
  };
  const served = serveSite(port, { ...settings, store, ...watched }, backend);
  // The port first: who is being answered needs the database still, and what that page counts is stored.
  endings.push(
    () => served.stop(),
    () => port.close(),
  );
  await welcome(url, running, coming);
  await keepStorybookBuilt(running);
}

/** Nothing is published onto a damaged channel: what visitors had is shown until somebody has repaired it. */
async function publishFreshBuilds(
  { say, warn }: Running,
  store: ObjectStore,
  kept: Kept,
): Promise<ComingReleases | undefined> {
  const { keptChannel: keptIn, keptReleases: copiesIn } = kept;
  const lastGood = new LastGoodChannel({ store, channelName: DEFAULT_CHANNEL, keptIn, copiesIn });
  const { shown, trouble, refused = [] } = await lastGood.read();
  if (!shown || !trouble) {
    const taken = await signChannel(store, DEFAULT_CHANNEL, 'start', await rightsToMove(store));
    if (taken.length > 0) say(`signed what was live: ${taken.join(', ')}`);
    const { releaseFreshBuilds } = await import('../channel/fresh-releases.ts');
    return releaseFreshBuilds(store, say, ending.signal);
  }
  warn(`${trouble} Visitors are shown revision ${shown.channel.revision}, and nothing is published.`);
  if (await hasNoKey(store)) {
    warn(`The key in ${store.place} is gone: bring the folder back. To begin a new store there, remove ${keptIn}.`);
    return;
  }
  for (const slice of refused)
    warn(
      `Put it right, or copy ${join(keptIn, `${slice}.json`)} to ${join(store.place, pointerKey(DEFAULT_CHANNEL, slice))}`,
    );
}

/** Servers come and go, and share a bucket: only teams publish there. Says what visitors will see, and why. */
async function lookAtBucket({ say, warn }: Running, store: ObjectStore, kept: Kept): Promise<undefined> {
  const { channelOf } = await import('../documents/site-content.ts');
  const { keptChannel: keptIn, keptReleases: copiesIn } = kept;
  const copies = new LiveCopies(store, copiesIn, () => {});
  const channel = channelOf({ store, channelName: DEFAULT_CHANNEL, keptIn, copiesIn }, copies);
  const { shown, trouble } = await channel.read();
  const revision = shown && `revision ${shown.channel.revision}`;
  if (trouble)
    warn(`${trouble} ${revision ? `Visitors are shown ${revision}.` : 'There is nothing to show until it can.'}`);
  else if (shown) say(`shows ${revision} of ${store.place}`);
  else warn(`${store.place} has no releases yet: slice publish --all`);
}

async function openBackend(
  { settings, say, warn, pass, metrics }: Running,
  siteUrl: string,
  onHeld: () => void,
): Promise<Backend> {
  const opening = startBackend({
    signal: ending.signal,
    dataDir: settings.dataDir,
    siteUrl,
    onHeld,
    onProgress: (text) => say(`database: ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
    onCrash(by) {
      metrics.backendEnded();
      warn(`the database's process ended (${by}) and is started again`);
    },
    onFailedStart(error, nextInMs) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(`the database's process could not be started, and is tried again in ${nextInMs / 1000} s: ${reason}`);
    },
    onOutput: pass,
  });
  // Also while it starts: nobody writes into the data folder after the site has ended.
  endings.push(() =>
    opening.then(
      (backend) => backend.stop(),
      () => {},
    ),
  );
  // The builds need not go on for a site that will not be.
  opening.catch(() => ending.abort());
  return opening;
}

/** Says where the site is as soon as it answers, and 'ready' once nothing of it is missing. */
async function welcome(
  url: string,
  { settings, say, show }: Running,
  coming: ComingReleases | undefined,
): Promise<void> {
  const { gatePassword, hosted, mailFor } = settings;
  const missing = coming?.names() ?? [];
  say(missing.length > 0 ? `the site answers; still being built: ${missing.join(', ')}` : 'ready');
  const accounts = `
  Demo accounts, password veto-demo:
    owner@veto.example   owner2@veto.example   pet owners
    vet@veto.example     vet2@veto.example     veterinarians`;
  const pages = [
    // A hosted project sends its emails itself.
    ...(mailFor === 'nobody' || hosted ? [] : [`Mail: ${url}/_dev/mail`]),
    ...(process.env.VETO_STORYBOOK === '0' ? [] : [`Components: ${url}/_storybook/`]),
  ];
  show(`
  ${url}
  Gate password: ${gatePassword || '(none)'}
${hosted ? `\n  Data: ${hosted.url}` : accounts}

  ${[...pages, 'Ctrl-C ends it.'].join('   ')}
`);
  await coming?.published;
  if (missing.length > 0) say('ready');
}

/** VETO_STORYBOOK=0 leaves Storybook alone: for test runs, which have the processor for themselves. */
async function keepStorybookBuilt({ say }: Running): Promise<void> {
  if (process.env.VETO_STORYBOOK === '0') return;
  const { DEFAULT_STORYBOOK_DIR } = await loadSite();
  const { buildStorybook, storybookIsFresh } = await import('./storybook-build.ts');
  if (await storybookIsFresh(DEFAULT_STORYBOOK_DIR)) return;
  const build = buildStorybook(DEFAULT_STORYBOOK_DIR);
  endings.push(() => {
    build.stop();
    return build.done.then(() => {});
  });
  if ((await build.done) === 'built') say('Storybook is built');
}

let ended: Promise<void> | null = null;

/** Ends everything that was started, the latest first. A second wish to end is granted at once. */
function end(): void {
  if (ended) process.exit(130);
  ending.abort();
  ended = (async () => {
    for (const each of endings.toReversed()) await each();
  })();
  ended.then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}

// The reader of the output may go, as `head` does: that ends no site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ENDING_SIGNALS) process.on(signal, end);
// A signal to npx or pnpm alone does not reach us.
watchLaunchers(() => ended ?? end());

start().catch(async (error: unknown) => {
  if (ended) return;
  ending.abort();
  const isSentence = error instanceof StartRefusal || error instanceof BackendStartError || error instanceof ToolError;
  console.error(isSentence ? error.message : error);
  for (const each of endings.toReversed()) await each();
  process.exit(1);
});
