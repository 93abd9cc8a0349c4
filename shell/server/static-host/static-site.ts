import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  ACCOUNT_PATHS,
  type Channel,
  channelIn,
  languagesOf,
  MODERATION_PATH,
  type RuntimeConfig,
  type ShellRelease,
} from '@veto/slice-kit/contract';
import {
  channelKey,
  FolderStore,
  type ObjectStore,
  parseChannel,
  readComposition,
  ToolError,
} from '@veto/slice-kit/releases';
import { NO_BUCKET } from '../../isomorphic/visitor-cookie.ts';
import { earlyAddress, namesOf } from '../documents/early-scripts.ts';
import { SERVICE_WORKER, serviceWorker, WEB_MANIFEST } from '../documents/service-worker.ts';
import { FirstPaints } from '../index-html/document-paint.ts';
import { renderIndexHtml } from '../index-html/render-index.ts';
import { robotsText } from '../search-engines/robots.ts';
import { hostHeaders, hostRewrites, openDocumentOf, openPaths, routePaths } from './host-files.ts';

/** No slice answers here. */
const NOWHERE = '/_nowhere';

export interface StaticSite {
  revision: number;
  /** Relative to the folder, the documents. */
  documents: string[];
}

/**
 * Writes the whole site as files for a static host: releases, then the channel, then the documents that name them, each
 * whole or not at all. Releases of an earlier run stay, for tabs that are open; its documents go where nobody answers any more.
 * Throws VETO-433 when the folder has a
 * later revision than the store, and VETO-424 when there is no shell or a file is missing.
 */
export async function writeStaticSite(
  store: ObjectStore,
  channelName: string,
  config: RuntimeConfig,
  out: string,
  { firstPaint = true }: { firstPaint?: boolean } = {},
): Promise<StaticSite> {
  const { channel: published, behind } = await readComposition(store, channelName);
  const channel = channelIn(published, console.warn, languagesOf(published));
  // What is live as far as can be proven: somebody has to look.
  for (const { message } of behind.values()) console.warn(message);
  if (!channel.shell) throw new ToolError('VETO-424', `${store.place} has no shell on ${channelName} yet.`);
  const former = await formerChannel(channel, join(out, channelKey(channelName)));
  await copyReleases(store, channel, out);
  const ownFiles = resolve(import.meta.dirname, '../public');
  await cp(ownFiles, join(out, '_site'), { recursive: true });
  const documents = documentsOf(channel);
  // A host sends everybody the same document.
  const paints = firstPaint ? new FirstPaints(store, (trouble) => console.warn(trouble)) : null;
  const rendered = documents.map(async ([name, path]) => {
    const paint = (await paints?.at(channel, path, NO_BUCKET)) ?? null;
    return [name, renderIndexHtml(channel, config, path, paint)] as const;
  });
  const files = new Map<string, string | Uint8Array>([
    ...(await earlyScripts(store, channel.shell.stable)),
    [channelKey(channelName), `${JSON.stringify(published)}\n`],
    ['config.json', `${JSON.stringify(config)}\n`],
    [SERVICE_WORKER, await serviceWorker(store, channel, config)],
    [WEB_MANIFEST, await readFile(join(ownFiles, WEB_MANIFEST))],
    ['_headers', hostHeaders(channel, config)],
    // The sitemap is the database's: a running site of the same project answers it.
    ['robots.txt', robotsText(channel, config, config.siteUrl ?? '')],
    ['_redirects', hostRewrites(channel)],
    ...(await Promise.all(rendered)),
  ]);
  // The address of a retired slice, or of a route that it dropped, is to answer 404.
  for (const [name] of former ? documentsOf(former) : [])
    if (!files.has(name)) await rm(join(out, name), { force: true });
  for (const [name, content] of files) await replaceFile(join(out, name), content);
  return { revision: channel.revision, documents: documents.map(([name]) => name) };
}

/** Documents name the site's own copies. */
async function earlyScripts(store: ObjectStore, shell: ShellRelease): Promise<[string, Uint8Array][]> {
  const read = namesOf(shell).map(async (name): Promise<[string, Uint8Array]> => {
    const key = `releases/shell/${shell.version}/${name}`;
    const file = await store.read(key);
    if (!file) throw new ToolError('VETO-424', `${key} is missing in ${store.place}.`);
    return [earlyAddress(shell, name).slice(1), file.bytes];
  });
  return Promise.all(read);
}

/** What the folder shows until now; null in a new one. */
async function formerChannel(channel: Channel, file: string): Promise<Channel | null> {
  const bytes = await readFile(file).catch(() => null);
  const there = bytes && parseChannel(file, bytes);
  if (there && there.revision > channel.revision)
    throw new ToolError('VETO-433', `${file} is revision ${there.revision}; the store has ${channel.revision}.`);
  return there;
}

/** Every release that a visitor may get, file by file, unless it is there: a release never changes. */
async function copyReleases(store: ObjectStore, channel: Channel, out: string): Promise<void> {
  // Releases on another origin are served from there.
  if (URL.canParse(channel.releasesUrl)) return;
  const target = new FolderStore(out);
  const pointers = [...(channel.shell ? [channel.shell] : []), ...Object.values(channel.slices)];
  const releases = pointers.flatMap(({ stable, previous, canary }) => [stable, previous, canary?.release]);
  for (const release of releases) {
    if (!release) continue;
    const keys = Object.keys(release.files).map((name) => `releases/${release.slice}/${release.version}/${name}`);
    await Promise.all(
      keys.map(async (key) => {
        if (await target.read(key)) return;
        const file = await store.read(key);
        if (!file) throw new ToolError('VETO-424', `${key} is missing in ${store.place}.`);
        await target.write(key, file.bytes);
      }),
    );
  }
}

/** The file of each document, with an address that it answers. */
function documentsOf(channel: Channel): (readonly [name: string, path: string])[] {
  return [
    ...closedPaths(channel).map((path) => [documentOf(path), path] as const),
    ...openPaths(channel).map((path) => [`${openDocumentOf(path)}index.html`, exampleOf(path)] as const),
    ['404.html', NOWHERE] as const,
  ];
}

/** Addresses without a parameter. */
function closedPaths(channel: Channel): string[] {
  const open = openPaths(channel);
  const paths = routePaths(channel).filter((path) => !open.includes(path));
  return [...new Set(['/', ...ACCOUNT_PATHS, MODERATION_PATH, ...paths])].toSorted();
}

/** As a file, since hosts answer '/pets' with 'pets.html'; for 'pets/index.html' some redirect to '/pets/' first. */
function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** An address of the route: what it preloads is the same for all of them. */
function exampleOf(path: string): string {
  return path.replaceAll(/[:*][^/]*/g, 'x');
}

/** A host that copies the folder meanwhile gets the old file or the new one. */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.next`, content);
  await rename(`${file}.next`, file);
}
