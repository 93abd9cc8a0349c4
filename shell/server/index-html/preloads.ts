import {
  type Channel,
  type Route,
  releaseUrl,
  type ShellRelease,
  type SliceRelease,
  visibleToEverybody,
} from '@veto/slice-kit/contract';
import { languageOfPath } from '../../isomorphic/language-of-path.ts';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';
import { entriesFor, type RouteTable, type TableEntry } from '../../isomorphic/route-table.ts';
import type { FilledSlot } from '../filled-pages/page-with-parts.ts';

/** A script with the hash that the page's own request for it will carry; any other would be fetched twice. */
export interface PreloadedScript {
  url: string;
  integrity: string;
}

/** The route that an address belongs to, whoever answers it; undefined when no slice does. */
export function routeAt(table: RouteTable<Route>, pathname: string): TableEntry<Route> | undefined {
  return entriesFor(table, pathname)[0];
}

/** The language of the page at an address; where no slice answers, of the shell's own screen. */
export function languageAt(table: RouteTable<Route>, pathname: string): Route['lang'] {
  return routeAt(table, pathname)?.route.lang ?? languageOfPath(pathname);
}

/**
 * The slice that the page loads at this address whoever looks. undefined when it depends on the visitor: what might
 * not be used must not be preloaded.
 */
export function certainSlice(table: RouteTable<Route>, pathname: string): TableEntry<Route> | undefined {
  const [first] = entriesFor(table, pathname);
  return first && visibleToEverybody(first.route) ? first : undefined;
}

/**
 * What the page of one slice runs that the document does not ask for, since another slice may answer there: its entry, its route's
 * chunks, and the shell's files that carry their shared modules.
 */
export function preloadsOfFrame(channel: Channel, shell: ShellRelease, owner: TableEntry<Route>): PreloadedScript[] {
  const { stable: slice, canary } = channel.slices[owner.slice] ?? {};
  if (!slice || canary) return [];
  const chunkNames = ['slice', ...owner.route.preload];
  const named = new Set([...shell.entries, ...shell.boot, ...(shell.runner ?? [])]);
  const carriers = carriersOf(shell, slice, chunkNames).filter((name) => !named.has(name));
  const chunks = [slice.entry, ...chunkNames.flatMap((name) => slice.chunks[name] ?? [])];
  return [...scriptsOf(channel, shell, new Set(carriers)), ...scriptsOf(channel, slice, new Set(chunks))];
}

/** The scripts of a release by name. Throws when the release does not list one: its description is wrong then. */
export function scriptsOf(
  channel: Pick<Channel, 'releasesUrl'>,
  release: SliceRelease | ShellRelease,
  names: Iterable<string>,
): PreloadedScript[] {
  return [...names]
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const file = release.files[name];
      if (!file) throw new Error(`${release.slice} ${release.version} does not list ${name}`);
      return { url: releaseUrl(channel, release) + name, integrity: file.integrity };
    });
}

/**
 * What the first paint at an address runs besides the shell's entries: the shell's boot files, and where a slice may
 * answer those that run slices, the words of the route's language, then the owning slice's entry, its './slice' and its route's chunks, and the shell's files
 * that carry the shared modules of those; then the same of the parts in its slots that the document shows. While a canary runs, the visitor's own number decides which of two releases is
 * loaded, and only what both need of the shell is certain. A page that is filled with data needs at once what others ask
 * for later. Where no slice answers, it is the shell's own screen.
 */
export function preloadsFor(
  channel: Channel,
  shell: ShellRelease,
  { pathname, table, isFilled = false, parts = [] }: PreloadOptions,
): PreloadedScript[] {
  const scripts = [...ofPage(channel, shell, { pathname, table, isFilled }), ...ofParts(channel, shell, parts)];
  const urls = scripts.map(({ url }) => url);
  return scripts.filter(({ url }, at) => urls.indexOf(url) === at);
}

interface PreloadOptions {
  pathname: string;
  table: RouteTable<Route>;
  isFilled?: boolean;
  parts?: readonly FilledSlot[];
}

function carriersOf(shell: ShellRelease, release: SliceRelease, chunkNames: readonly string[]): string[] {
  const keys = new Set(chunkNames.flatMap((name) => release.sharedByChunk[name] ?? []));
  return [...keys].flatMap((key) => shell.provides[key]?.files ?? []);
}

function ofParts(channel: Channel, shell: ShellRelease, parts: readonly FilledSlot[]): PreloadedScript[] {
  return parts.flatMap(({ slot, release }) => {
    const chunkNames = partChunks(release, slot);
    const carriers = [...(shell.slotFiles ?? []), ...carriersOf(shell, release, chunkNames)];
    const ofShell = carriers.filter((name) => !shell.entries.includes(name));
    const own = [release.entry, ...chunkNames.flatMap((name) => release.chunks[name] ?? [])];
    return [...scriptsOf(channel, shell, new Set(ofShell)), ...scriptsOf(channel, release, new Set(own))];
  });
}

/** The webpackChunkNames of a part, with the expose's own. */
export function partChunks({ manifest }: SliceRelease, slot: string): string[] {
  return ['slice', ...(manifest.fills?.find((each) => each.slot === slot)?.preload ?? [])];
}

function ofPage(
  channel: Channel,
  shell: ShellRelease,
  { pathname, table, isFilled = false }: PreloadOptions,
): PreloadedScript[] {
  const owner = certainSlice(table, pathname);
  const route = routeAt(table, pathname)?.route;
  const language = languageAt(table, pathname);
  const words = language === 'en' ? undefined : shell.words?.[language];
  const boot = new Set([...shell.boot, ...(route ? (shell.runner ?? []) : []), ...(words ?? [])]);
  const pointer = owner && channel.slices[owner.slice];
  if (!pointer) {
    const screen = shell.screens[pathWithoutSlash(pathname)] ?? [];
    return scriptsOf(channel, shell, new Set([...boot, ...screen.filter((name) => !shell.entries.includes(name))]));
  }
  const { stable: slice, canary } = pointer;
  const { preload, later = [] } = owner.route;
  const chunkNames = ['slice', ...preload, ...(isFilled ? later : [])];
  const ofCanary = canary && new Set(carriersOf(shell, canary.release, chunkNames));
  const carriers = carriersOf(shell, slice, chunkNames).filter((name) => !ofCanary || ofCanary.has(name));
  const shellFiles = new Set([...boot, ...carriers].filter((name) => !shell.entries.includes(name)));
  if (canary) return scriptsOf(channel, shell, shellFiles);
  const chunks = new Set([slice.entry, ...chunkNames.flatMap((name) => slice.chunks[name] ?? [])]);
  return [...scriptsOf(channel, shell, shellFiles), ...scriptsOf(channel, slice, chunks)];
}
