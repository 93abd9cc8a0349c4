import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { closeBooks, createSiteApp, ledgerOf, openPort, reportBooksIn, runTimeConfig } from '@veto/shell/server';
import { describeFiles } from '@veto/slice-kit/build';
import { type Channel, channelSchema, releaseUrl, type ShellRelease } from '@veto/slice-kit/contract';
import {
  type Change,
  endPreviews,
  FolderStore,
  idOf,
  moveChannel,
  moves,
  type ObjectStore,
  startPreview,
  uploadRelease,
} from '@veto/slice-kit/releases';
import { Hono } from 'hono';
import { WRITTEN, type WrittenSlice, writeSlice } from './written-slice.ts';

/** What a file of the shell becomes in a copy of it. */
export type FileChange = (name: string, content: Uint8Array, shell: ShellRelease) => Uint8Array | string;

export interface StoreSite {
  url: string;
  /** Where a developer's own build may come from. */
  buildsUrl: string;
  folder: string;
  folderOf(written: WrittenSlice): string;
  /** Everybody gets it; what they had is the previous release. */
  publish(written: WrittenSlice): Promise<void>;
  /** The same with a build's folder, of the shell or of any slice. */
  publishBuild(folder: string): Promise<void>;
  publishCanary(written: WrittenSlice, percent: number): Promise<void>;
  /** A release for whoever has the link; resolves with the query of it, and with what ends it. */
  preview(written: WrittenSlice): Promise<{ query: string; end(): Promise<unknown> }>;
  /** A share of the visitors gets the shell that everybody has, as a release of its own: '1.0.0-ca9a4ca9a4ca'. */
  publishShellCanary(version: string, percent: number, change?: FileChange): Promise<void>;
  /** Everybody gets the shell that they have as a release of its own, with some of its files written otherwise. */
  publishShell(version: string, change?: FileChange): Promise<void>;
  /** A file of a release of the shell in the store, to damage and to repair. */
  shellFile(version: string, name: string): string;
  /** What `slice promote` and `slice rollback` do. */
  move(change: (channel: Channel) => Change | null): Promise<void>;
  /** Serves the build at `buildsUrl`, as a team's own machine would. */
  serveBuild(written: WrittenSlice): Promise<void>;
  stop(): Promise<void>;
}

/** A folder whose releases that are not there are those of a running site. */
class StoreOverSite extends FolderStore {
  readonly #original: string;

  constructor(folder: string, original: string) {
    super(folder);
    this.#original = original;
  }

  override async read(key: string): ReturnType<ObjectStore['read']> {
    const own = await super.read(key);
    if (own || !key.startsWith('releases/')) return own;
    const answer = await fetch(`${this.#original}/${key}`);
    if (!answer.ok) return null;
    return { bytes: new Uint8Array(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
  }
}

/**
 * A site of its own with a release store to break, whose other slices and data are those of a running site. It takes a
 * developer's builds from `origins`, too.
 */
export async function openStoreSite(original: string, origins: readonly string[] = []): Promise<StoreSite> {
  const folder = await mkdtemp(join(tmpdir(), 'veto-store-'));
  const store = new FolderStore(folder);
  const withReleases = new StoreOverSite(folder, original);
  await mkdir(join(folder, 'channels'), { recursive: true });
  const [channel, config] = await Promise.all(
    ['/channels/stable.json', '/config.json'].map((path) => fetch(original + path).then((answer) => answer.text())),
  );
  await writeFile(join(folder, 'channels/stable.json'), channel ?? '');

  const builds = new Map<string, string>();
  const buildsPort = await openPort(0, '127.0.0.1', buildsApp(builds));
  const buildsUrl = `http://127.0.0.1:${buildsPort.port}`;
  const counting = { store: withReleases, channelName: 'stable', dataDir: folder };
  const ledger = ledgerOf(counting);
  const books = reportBooksIn(folder);
  const site = createSiteApp({
    ...counting,
    ledger,
    books,
    config: runTimeConfig({
      gatePassword: '',
      channelName: 'stable',
      supabaseUrl: '',
      supabaseKey: (JSON.parse(config ?? '{}') as { supabaseKey: string }).supabaseKey,
      overrideOrigins: [buildsUrl, ...origins],
    }),
    backend: () => original,
    listMail: async () => [],
    storybookDir: join(folder, 'storybook'),
    trustProxy: false,
  });
  const port = await openPort(0, '127.0.0.1', withReleasesOf(original, site, folder));
  const move = async (change: (channel: Channel) => Change | null) => {
    await moveChannel(store, 'stable', 'test', change);
  };
  const publishBuild = async (build: string) => {
    const release = await uploadRelease(store, build);
    await move((now) => moves.publish(now, release, 'hand'));
  };
  return {
    url: `http://127.0.0.1:${port.port}`,
    buildsUrl,
    folder,
    move,
    folderOf: ({ slice, version }) => join(folder, 'releases', slice, `${version}-aaaaaaaa`),
    publish: async (written) => publishBuild((await writeSlice(written)).folder),
    publishBuild,
    async publishCanary(written, percent) {
      const release = await uploadRelease(store, (await writeSlice(written)).folder);
      await move((now) => moves.publishCanary(now, release, percent));
    },
    async preview(written) {
      const { slice, version } = await uploadRelease(store, (await writeSlice(written)).folder);
      const { secret, preview } = await startPreview(store, { slice, version, by: 'test' });
      return { query: `?veto-preview=${secret}`, end: () => endPreviews(store, idOf(preview)) };
    },
    async publishShellCanary(version, percent, change) {
      const release = await uploadRelease(store, await copyOfShell(original, version, folder, change));
      await move((now) => moves.publishCanary(now, release, percent));
    },
    publishShell: async (version, change) => publishBuild(await copyOfShell(original, version, folder, change)),
    shellFile: (version, name) => join(folder, 'releases/shell', version, name),
    async serveBuild(written) {
      const { script, release } = await writeSlice(written);
      builds.set('/release.json', JSON.stringify(release));
      builds.set(`/${release.entry}`, script);
    },
    async stop() {
      await Promise.all([port.close(), buildsPort.close()]);
      await Promise.all([ledger.stop(), closeBooks(books)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The live shell's files as a build's folder with another version: their addresses are relative to where they are. */
async function copyOfShell(
  original: string,
  version: string,
  folder: string,
  change: FileChange = (_name, content) => content,
): Promise<string> {
  const channel = channelSchema.parse(await (await fetch(`${original}/channels/stable.json`)).json());
  const live = channel.shell?.stable;
  if (!live) throw new Error(`${original} has no shell`);
  const build = join(folder, 'builds', version);
  await mkdir(build, { recursive: true });
  for (const name of Object.keys(live.files)) {
    const answer = await fetch(`${original}${releaseUrl(channel, live)}${name}`);
    const content = new Uint8Array(await answer.arrayBuffer());
    await writeFile(join(build, name), change(name, content, live));
  }
  const files = await describeFiles(build);
  await writeFile(join(build, 'release.json'), JSON.stringify({ ...live, version, files }));
  return build;
}

type App = Hono<{ Bindings: HttpBindings }>;

/** A release that the store has comes from there, broken as it may be; every other from the original site. */
function withReleasesOf(original: string, site: App, folder: string): App {
  const app: App = new Hono();
  app.get('/releases/*', async (c, next) => {
    const [slice = '', version = ''] = c.req.path.split('/').slice(2);
    if (slice.startsWith(WRITTEN) || existsSync(join(folder, 'releases', slice, version))) return next();
    const answer = await fetch(original + c.req.path);
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: {
        'Content-Type': answer.headers.get('content-type') ?? '',
        'Cache-Control': answer.headers.get('cache-control') ?? '',
      },
    });
  });
  app.route('/', site);
  return app;
}

function buildsApp(files: Map<string, string>): App {
  const app: App = new Hono();
  app.get('*', (c) => {
    const file = files.get(c.req.path);
    if (file === undefined) return c.notFound();
    const type = c.req.path.endsWith('.js') ? 'text/javascript' : 'application/json';
    return new Response(file, { headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' } });
  });
  return app;
}
