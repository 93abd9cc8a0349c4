import {
  ACCOUNT_PATHS,
  type Channel,
  FRAMED,
  type Route,
  releaseUrl,
  type ShellRelease,
  type SliceRelease,
  visibleToEverybody,
} from '@veto/slice-kit/contract';
import { integrityOf, type Release } from '@veto/slice-kit/releases';
import * as z from 'zod/mini';
import { candidateReleases, isWhole, NOBODY } from '../../isomorphic/candidates.ts';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';
import { entriesFor, routeTable, type TableEntry } from '../../isomorphic/route-table.ts';
import { NO_BUCKET } from '../../isomorphic/visitor-cookie.ts';
import type { ReleaseFiles } from '../channel/live-copies.ts';
import type { FilledPage, FilledSlot } from '../filled-pages/page-with-parts.ts';
import type { LinkedStyle } from '../filled-pages/paint-styles.ts';
import { type FramesOfRelease, frameTemplates, type HeldFrames } from './frames.ts';
import { certainSlice, languageAt, preloadsOfFrame } from './preloads.ts';

/** What a document shows before any script has run, for those whom the gate lets in, and for the others. */
export interface DocumentPaint {
  page: string;
  gate: string;
  /** Of the shell's parts. */
  style: LinkedStyle;
  /** Of the slice's page; null where nothing of a slice is shown. */
  pageStyle: LinkedStyle | null;
  /** Signed-in visitors are sent on from here. */
  signedOutOnly: boolean;
  /** Whether the page can be read without scripts: 'soon' where its data, or a part's, did not come in time. */
  readable: 'now' | 'soon' | 'never';
  /** What the page was rendered with, for the page that takes its place. */
  answers?: FilledPage['answers'];
  /** The slots of the page that are shown filled. */
  parts?: FilledSlot[];
  /** Whether the page holds frames for those who are signed in. */
  hasFrames?: boolean;
}

/** Where the page goes in the shell's frame. */
const PLACE = '<template data-page=""></template>';

/** Chakra's class for what stands in for something that is on its way. */
const SKELETON = /class="[^"]*\bchakra-skeleton\b/;

const pagesSchema = z.record(z.string(), z.string());
const framesSchema = z.record(z.string(), z.partialRecord(z.enum(FRAMED), z.string()));

/**
 * The first paints of a store's releases, each read once. One that is damaged or missing is none: the document is then
 * as it would be without, and `onTrouble` hears of it.
 */
export class FirstPaints {
  readonly #store: ReleaseFiles;
  readonly #onTrouble: (sentence: string) => void;
  readonly #pages = new Map<string, Promise<Record<string, string> | null>>();
  readonly #frames = new Map<string, Promise<FramesOfRelease | null>>();

  constructor(store: ReleaseFiles, onTrouble: (sentence: string) => void) {
    this.#store = store;
    this.#onTrouble = onTrouble;
  }

  /** Forgets the releases that a channel does not show. */
  keepOnly({ shell, slices }: Channel): void {
    const pointers = [...(shell ? [shell] : []), ...Object.values(slices)];
    const shown = new Set(pointers.flatMap(({ stable, canary }) => [keyOf(stable), canary && keyOf(canary.release)]));
    for (const kept of [this.#pages, this.#frames])
      for (const key of kept.keys()) if (!shown.has(key)) kept.delete(key);
  }

  /**
   * What is shown first at an address to a visitor with a number, `NO_BUCKET` for one without, by the channel's stable
   * shell; with its data where they are there (null: they did not come in time; undefined: nobody fills pages). null where
   * the shell has no first paint.
   */
  async at(
    channel: Channel,
    pathname: string,
    bucket: number,
    filled?: FilledPage | null,
  ): Promise<DocumentPaint | null> {
    const shell = channel.shell?.stable;
    const parts = shell && (await this.#read(shell));
    const language = languageAt(routeTable(channel), pathname);
    const inLanguage = (part: string) => parts?.[`${part}-${language}`] ?? parts?.[part];
    const [before, after] = inLanguage('frame')?.split(PLACE) ?? [];
    if (!shell || !parts || before === undefined || after === undefined) return null;
    const frame = {
      gate: inLanguage('gate') ?? '',
      style: styleOf(channel, shell),
      pageStyle: null,
      signedOutOnly: false,
      readable: 'never' as const,
    };
    const within = (page: string) => `${before}${page}${after}`;
    const path = pathWithoutSlash(pathname);
    const screen = (ACCOUNT_PATHS as readonly string[]).find((one) => one === path.toLowerCase());
    if (screen) return { ...frame, page: within(parts[screen] ?? ''), signedOutOnly: true };
    const answer = releaseAt(channel, path, bucket);
    const page = filled?.html ?? (answer && (await this.#read(answer.release))?.[answer.route.path]);
    const isLate = filled === null && answer?.release.firstPaint?.asking?.includes(answer.route.path);
    const unfilled = isLate ? ('soon' as const) : ('never' as const);
    const held = await this.#framesAt(channel, shell, path, bucket);
    const own = { ...frame, ...(held.length > 0 && { hasFrames: true }) };
    const frames = frameTemplates(held);
    if (!answer || page === undefined) return { ...own, page: within(frames), readable: unfilled };
    return {
      ...own,
      page: within(`<div data-first-paint-of="${answer.release.slice}" hidden="until-found">${page}</div>${frames}`),
      pageStyle: filled?.style ?? styleOf(channel, answer.release),
      readable: filled ? (filled.isWhole ? 'now' : 'soon') : SKELETON.test(page) ? unfilled : 'now',
      ...(filled && { answers: filled.answers, parts: filled.parts }),
    };
  }

  /** What the slices that may answer at an address hold for those who are signed in. */
  async #framesAt(channel: Channel, shell: ShellRelease, path: string, bucket: number): Promise<HeldFrames[]> {
    const entries = entriesFor(routeTable(channel), path);
    const isCertain = certainSlice(routeTable(channel), path) !== undefined;
    const held = entries.map(async (entry): Promise<HeldFrames[]> => {
      const answer = releaseOf(channel, entry, bucket);
      const frames = answer?.release.firstPaint?.frames && (await this.#readFrames(answer.release));
      if (!answer || !frames?.[entry.route.path]) return [];
      const scripts = isCertain ? [] : preloadsOfFrame(channel, shell, entry);
      return [
        { ...answer, frames, style: styleOf(channel, answer.release, answer.release.firstPaint?.frames), scripts },
      ];
    });
    return (await Promise.all(held)).flat();
  }

  #read(release: Release): Promise<Record<string, string> | null> {
    const key = keyOf(release);
    const known = this.#pages.get(key) ?? this.#readVerified(release, release.firstPaint, pagesSchema);
    this.#pages.set(key, known);
    return known;
  }

  #readFrames(release: SliceRelease): Promise<FramesOfRelease | null> {
    const key = keyOf(release);
    const known = this.#frames.get(key) ?? this.#readVerified(release, release.firstPaint?.frames, framesSchema);
    this.#frames.set(key, known);
    return known;
  }

  async #readVerified<Read>(
    { slice, version, files }: Release,
    painted: { pages: string; style: string } | undefined,
    schema: z.ZodMiniType<Read>,
  ): Promise<Read | null> {
    if (!painted) return null;
    try {
      const objects = await Promise.all(
        [painted.pages, painted.style].map(async (name) => {
          const object = await this.#store.read(`releases/${slice}/${version}/${name}`);
          if (!object) throw new Error(`${name} is missing`);
          if (integrityOf(object.bytes) !== files[name]?.integrity) throw new Error(`${name} differs from its hash`);
          return object.bytes;
        }),
      );
      return schema.parse(JSON.parse(Buffer.from(objects[0] ?? []).toString()));
    } catch (error) {
      this.#onTrouble(`${slice} ${version} is shown without its first paint: ${reasonOf(error)}.`);
      return null;
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function keyOf({ slice, version }: { slice: string; version: string }): string {
  return `${slice} ${version}`;
}

function styleOf(
  channel: Channel,
  release: Release,
  painted: { style: string } | undefined = release.firstPaint,
): LinkedStyle {
  const name = painted?.style ?? '';
  return { url: releaseUrl(channel, release) + name, integrity: release.files[name]?.integrity ?? '' };
}

/**
 * The release that answers a visitor at an address, and its route; undefined where it depends on more than
 * the number. Whoever has none yet draws one in the page: then a canary is certain for nobody.
 */
export function releaseAt(
  channel: Channel,
  path: string,
  bucket: number,
): { release: SliceRelease; route: Route } | undefined {
  const owner = certainSlice(routeTable(channel), path);
  return owner && releaseOf(channel, owner, bucket);
}

function releaseOf(
  channel: Channel,
  owner: TableEntry<Route>,
  bucket: number,
): { release: SliceRelease; route: Route } | undefined {
  const pointer = channel.slices[owner.slice];
  if (!pointer || (pointer.canary && bucket === NO_BUCKET && !samePages(pointer.stable, pointer.canary.release)))
    return;
  const [release] = candidateReleases(channel, owner.slice, { ...NOBODY, bucket });
  return release && isWhole(release) ? { release, route: owner.route } : undefined;
}

function fillsIt({ manifest: { fills = [] } }: Pick<SliceRelease, 'manifest'>, slot: string): boolean {
  return fills.some((fill) => fill.slot === slot && visibleToEverybody(fill));
}

function fillerOf({ slices }: Channel, slot: string): [string, Channel['slices'][string]] | undefined {
  return Object.entries(slices).find(([, { stable }]) => fillsIt(stable, slot));
}

/** The release whose part every visitor with a number gets in a slot; undefined where it depends on more. */
export function fillerAt(channel: Channel, slot: string, bucket: number): SliceRelease | undefined {
  const [slice, pointer] = fillerOf(channel, slot) ?? [];
  if (slice === undefined || (pointer?.canary && bucket === NO_BUCKET)) return undefined;
  const [release] = candidateReleases(channel, slice, { ...NOBODY, bucket });
  return release && isWhole(release) && fillsIt(release, slot) ? release : undefined;
}

/** Whether some visitors get another part in a slot. */
export function hasCanaryIn(channel: Channel, slot: string): boolean {
  return fillerOf(channel, slot)?.[1].canary !== undefined;
}

/** Whether two releases have the same first paint: their names tell. */
function samePages({ firstPaint: one }: SliceRelease, { firstPaint: other }: SliceRelease): boolean {
  const alike = (['pages', 'style', 'program'] as const).every((name) => one?.[name] === other?.[name]);
  return alike && one?.frames?.pages === other?.frames?.pages && one?.frames?.style === other?.frames?.style;
}
