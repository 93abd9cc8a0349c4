import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '@veto/shared-data/backend';
import { buildAll, failedBuild, freshBuild, openStore, packagesToRelease } from '@veto/slice-kit/build';
import { ENDING_SIGNALS } from '@veto/slice-kit/ending-signals';
import {
  type BaseSite,
  DEFAULT_CHANNEL,
  type FolderStore,
  moveChannel,
  moves,
  readSourceMaps,
  siteAt,
  uploadRelease,
} from '@veto/slice-kit/releases';
import { openPort } from '../http/http-server.ts';
import { foreignBackend, serveSite } from '../serve-site.ts';
import { withoutProxy } from '../starting/own-machine.ts';
import { portRefusal } from '../starting/start-refusal.ts';
import { ownUrl, readSettings, type StartSettings } from '../starting/start-settings.ts';
import { startingApp } from '../starting/starting-app.ts';
import { copyLive, siteOfStore } from './base-releases.ts';
import { Development } from './development.ts';
import { liveReload } from './live-reload.ts';
import { buildPath, ownBuilds } from './own-builds.ts';
import { ownErrors } from './own-errors.ts';
import { PassingStore } from './passing-store.ts';
import { publishAlone } from './publish-alone.ts';
import { onSourceChange } from './source-watch.ts';

/** `dev.ts [name …] [--from https://…]`: the named packages from their source, the others as they are live. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
/** The last begun ends first: what answers, before what its answers write to. */
const endings: (() => unknown)[] = [];
let ending: Promise<never> | undefined;
const reload = liveReload();

async function run(): Promise<void> {
  process.env.no_proxy = withoutProxy(process.env);
  // What is live may be in a bucket; what is served is a folder of its own.
  const settings = readSettings({ ...process.env, VETO_RELEASES_DIR: '' });
  const all = packagesToRelease();
  const own = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const names = own.map(({ name }) => name);
  const port = await openPort(settings.port, settings.host, startingApp()).catch((error) => {
    throw portRefusal(error, settings);
  });
  const url = ownUrl(settings.host, port.port);
  const base = values.from ? await siteAt(values.from) : await siteOfStore(await openStore());
  // That folder trusts its own key, whoever owns what is live.
  delete process.env.VETO_OWNERS_KEYS;
  const store = await PassingStore.begin();
  endings.push(() => store.end());
  const ownSlices = names.filter((name) => name !== 'shell');
  await copyLive(base, store, ownSlices);
  const development = new Development(store, reload);
  endings.push(() => development.stop());
  // Those that are named are compiled for development from the start; without a name, those that somebody works on.
  const named = own.filter(({ name }) => positionals.includes(name) && name !== 'shell');
  // Without anything live, what is not worked on is built once.
  const missing = all.filter(({ name }) => base.channel.shell === undefined && !names.includes(name));
  await release(store, [...own.filter((each) => !named.includes(each)), ...missing]);
  await Promise.all(named.map((each) => development.begin(each)));
  const mapsOf = async (slice: string, version: string) =>
    (await development.mapsOf(slice)) ?? readSourceMaps(store, slice, version);
  const hosted = projectOf(base) ?? settings.hosted;
  const backend = hosted ? null : await backendFor(base, settings.dataDir, url);
  const behindReload = {
    ...port,
    answerWith: (app: Parameters<typeof port.answerWith>[0]) =>
      port.answerWith(reload.around(ownErrors(ownBuilds(development.around(app), store), mapsOf, names))),
  };
  const served = serveSite(behindReload, { ...settings, hosted, store, gatePassword: '', offline: false }, backend);
  endings.push(
    () => served.stop(),
    () => port.close(),
  );
  console.log(`\n  ${url}   ${names.join(', ')} from source; Ctrl-C ends it.`);
  for (const { name } of named)
    console.log(`  Where a site takes builds from here: ?veto-override=${name}@${url}${buildPath(name)}`);
  endings.push(
    onSourceChange(own, () =>
      showSaved(store, own, development).catch((error: Error) => {
        reload.failed(failedBuild(error));
        throw error;
      }),
    ),
  );
}

/**
 * Begins with each slice that the last save has changed, and builds a changed shell; where that is nothing any more, pages
 * show what is in the source. A slice that is under development watches its source itself.
 */
async function showSaved(
  store: FolderStore,
  own: ReturnType<typeof packagesToRelease>,
  development: Development,
): Promise<void> {
  const others = own.filter(({ name }) => !development.has(name));
  if (others.length === 0) return;
  const live = (await siteOfStore(store)).channel;
  const changed = others.filter(
    (each) => moves.pointerOf(live, each.name)?.stable.version !== freshBuild(each)?.version,
  );
  if (changed.length === 0) return reload.mended();
  await Promise.all(changed.filter(({ name }) => name !== 'shell').map((each) => development.begin(each)));
  const shell = changed.filter(({ name }) => name === 'shell');
  await release(store, shell);
  if (shell.length > 0) reload.rebuilt(['shell']);
}

async function release(store: FolderStore, targets: ReturnType<typeof packagesToRelease>): Promise<void> {
  for (const { folder } of await buildAll(targets, { say: (line) => console.log(line) })) {
    const built = await uploadRelease(store, folder);
    await moveChannel(store, DEFAULT_CHANNEL, 'dev', (now) => publishAlone(now, built));
  }
}

/** Data comes from where the site is: its hosted project, its own server, or the embedded backend here. */
function projectOf({ config }: BaseSite): StartSettings['hosted'] {
  return config?.supabaseUrl ? { url: config.supabaseUrl, key: config.supabaseKey } : undefined;
}

async function backendFor(base: BaseSite, dataDir: string, siteUrl: string) {
  if (values.from && base.config) {
    const url = new URL(values.from).origin;
    return foreignBackend({ url, publishableKey: base.config.supabaseKey });
  }
  const backend = await startBackend({ dataDir: resolve(dataDir), siteUrl });
  endings.push(() => backend.stop());
  return backend;
}

/** Once, however often it is asked for: a terminal's Ctrl-C reaches this process and the one that began it, which passes it on. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    for (const each of endings.toReversed()) await each();
    process.exit(code);
  })();
  return ending;
}

for (const signal of ENDING_SIGNALS) process.on(signal, () => void end(0));
run().catch((error: unknown) => {
  // What was under way when the end came is refused by what has ended.
  if (ending) return ending;
  console.error(error instanceof Error ? error.message : error);
  return end(1);
});
