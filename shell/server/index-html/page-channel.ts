import type {
  BriefOutline,
  Channel,
  DocumentChannel,
  NavEntry,
  ReleaseOutline,
  Route,
  RouteOutline,
  ShellRelease,
  SliceRelease,
} from '@veto/slice-kit/contract';
import type { RouteTable } from '../../isomorphic/route-table.ts';
import type { FilledSlot } from '../filled-pages/page-with-parts.ts';
import { partChunks } from './preloads.ts';

/**
 * What a document says of the channel: how to load the slices that may answer at its address (`entries`), and what the
 * others are called and where they are. Hashes do not compress: with every file of every release the document would
 * hold up the first paint. Roll-back and the other slices are in the whole channel, which the page asks for later. Of a slice
 * whose part the document shows (`filled`), it names the files of that part; of menus, it has the words of the document's
 * language (`lang`).
 */
export function pageChannel(
  channel: Channel,
  shell: ShellRelease,
  entries: RouteTable,
  { filled = [], lang }: { filled?: readonly FilledSlot[] | undefined; lang: Route['lang'] },
): DocumentChannel {
  const { revision, releasesUrl } = channel;
  const owners = new Set(entries.map(({ slice }) => slice));
  const fillers = new Set(filled.map(({ release }) => release.slice));
  const slices = Object.entries(channel.slices).map(([slice, { stable, canary }]) => {
    if (owners.has(slice)) {
      const meant = canary && { ...canary, release: inWordsOf(lang, withoutLinks(canary.release)) };
      return [slice, { stable: inWordsOf(lang, withoutLinks(stable)), ...(meant && { canary: meant }) }] as const;
    }
    if (!canary && !fillers.has(slice)) return [slice, { stable: inWordsOf(lang, brief(stable)) }] as const;
    const meant = canary && { ...canary, release: inWordsOf(lang, outline(canary.release)) };
    return [slice, { stable: inWordsOf(lang, outline(stable)), ...(meant && { canary: meant }) }] as const;
  });
  const releases = Object.entries(channel.slices)
    .filter(([slice]) => owners.has(slice))
    .flatMap(([, { stable, canary }]) => [stable, ...(canary ? [canary.release] : [])]);
  const ofParts = filled.map(({ release }) => release);
  const parts = filled
    .filter(({ release }) => !owners.has(release.slice))
    .map(({ slot, release }) => [slot, ofPart(release, slot)] as const);
  return {
    revision,
    releasesUrl,
    partial: true,
    shell: { stable: shellFor(shell, [...releases, ...ofParts]) },
    slices: Object.fromEntries(slices),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
  };
}

/** A page in English needs no other words of the menu. */
function inWordsOf<R extends { manifest: { nav: NavEntry[] } }>(lang: Route['lang'], release: R): R {
  if (lang !== 'en') return release;
  const nav = release.manifest.nav.map(({ in: _, ...entry }) => entry);
  return { ...release, manifest: { ...release.manifest, nav } };
}

/** No page asks where its source leads. */
function withoutLinks<R extends SliceRelease | ShellRelease>({ links: _, ...release }: R): Omit<R, 'links'> {
  return release;
}

/** A release with as much of it as a part takes to be shown and used. */
function ofPart(release: SliceRelease, slot: string): Omit<SliceRelease, 'links'> {
  const names = partChunks(release, slot);
  const chunks = pick(release.chunks, names);
  const asked = release.firstPaint?.parts?.[slot] ?? [];
  const files = pick(release.files, [release.entry, ...Object.values(chunks).flat(), ...asked]);
  return { ...withoutLinks(release), chunks, sharedByChunk: pick(release.sharedByChunk, names), files };
}

function pick<Value>(all: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

function outline({ slice, version, manifest }: SliceRelease): ReleaseOutline {
  return { slice, version, manifest };
}

function brief({ manifest: { routes, nav, fills } }: SliceRelease): BriefOutline {
  return { manifest: { routes: routes.map(outlineOfRoute), nav, ...(fills && { fills }) } };
}

function outlineOfRoute({
  path,
  audience,
  redirects,
  skeleton,
  offline,
  gate,
  translates,
  standsInFor,
  lang,
}: Route): RouteOutline {
  return {
    path,
    audience,
    ...(redirects && { redirects }),
    skeleton,
    ...(offline && { offline }),
    ...(gate && { gate }),
    ...((translates || standsInFor) && { translates, standsInFor, lang }),
  };
}

/** The shell with the hashes of its own files and of those that carry what these releases share. */
function shellFor(shell: ShellRelease, releases: readonly SliceRelease[]): ShellRelease {
  const keys = new Set(releases.flatMap(({ shared }) => Object.keys(shared)));
  const provides = Object.fromEntries(Object.entries(shell.provides).filter(([key]) => keys.has(key)));
  const carriers = Object.values(provides).flatMap(({ files }) => files);
  const wanted = new Set([...shell.ownFiles, ...carriers]);
  const files = Object.fromEntries(Object.entries(shell.files).filter(([name]) => wanted.has(name)));
  return { ...withoutLinks(shell), ownFiles: [], screens: {}, files, provides };
}
