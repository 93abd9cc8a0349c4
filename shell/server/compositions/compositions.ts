import type { Channel, RuntimeConfig } from '@veto/slice-kit/contract';
import {
  idOf,
  missingOf,
  type ObjectStore,
  type Preview,
  type PreviewJudge,
  previewOf,
  type Release,
  readRelease,
  readRevision,
  refuseForged,
  refuseOtherBytes,
  rightsOf,
  ToolError,
} from '@veto/slice-kit/releases';
import { showsPlatform } from '../../isomorphic/shows-platform.ts';
import { ChannelDocuments, type ContentParts } from '../channel/channel-documents.ts';
import type { ChannelReading, Owners } from '../channel/last-good-channel.ts';
import type { ReleaseFiles } from '../channel/live-copies.ts';
import { FirstPaints } from '../index-html/document-paint.ts';
import { reportsOf } from '../reports/reports.ts';
import { barOf, barOfPreview } from './bar.ts';
import { queryOf, type Wish } from './wish.ts';
import { withPreview } from './with-preview.ts';

/** Why the site cannot be shown as somebody asked. */
export interface WishRefusal {
  status: 403 | 404 | 410;
  title: string;
  text: string;
}

export interface CompositionOptions {
  store: ObjectStore;
  files: ReleaseFiles;
  channelName: string;
  config: RuntimeConfig;
  early: NonNullable<ContentParts['early']>;
  /** Whether documents show something before the scripts. */
  painted: boolean;
  /** Hears of a release that has no first paint. */
  onTrouble(trouble: string): void;
  /** What everybody is shown now, and whose keys may preview; null while nothing is. */
  live(): Promise<{ channel: Channel; owners: Owners } | null>;
  /** In milliseconds: previews end. */
  now?(): number;
}

/** Where a wish is fulfilled. */
export interface WishPlace {
  hostname: string;
  /** Whether a preview is shown in the site's own origin: its document first removes what the site keeps there. */
  isShared?: boolean;
}

/** How many are kept rendered at a time: teams look at one or two. */
const KEPT = 4;

/**
 * The site as it is not for others: as it was in an earlier revision, or with one release that is not live. Pages are rendered
 * without their data.
 */
export class Compositions {
  readonly #options: CompositionOptions;
  readonly #kept = new Map<string, ChannelDocuments>();

  constructor(options: CompositionOptions) {
    this.#options = options;
  }

  /** The documents of what was asked for; or why there are none. Rejects while the store does not answer. */
  async at(wish: Wish, { hostname, isShared = false }: WishPlace): Promise<ChannelDocuments | WishRefusal> {
    return wish.kind === 'revision' ? this.#revision(wish, hostname) : this.#preview(wish, isShared);
  }

  async #revision(wish: Wish & { kind: 'revision' }, hostname: string): Promise<ChannelDocuments | WishRefusal> {
    // Anybody could send anybody back to a release that was replaced because it was not safe.
    if (!showsPlatform(this.#options.config, hostname)) return NOT_HERE;
    const query = queryOf(wish);
    const known = this.#kept.get(query);
    if (known) return this.#keep(query, known);
    const { store, channelName } = this.#options;
    const channel = await readRevision(store, wish.revision, channelName);
    if (!channel?.shell) return unknownRevision(wish.revision);
    const missing = await missingOf(this.#options.files, channel);
    if (missing.length > 0) return incompleteRevision(wish.revision, missing);
    const bar = barOf(`The site as of revision ${wish.revision}`, 'Back to today’s');
    return this.#keep(
      query,
      this.#documents(query, { bar, shown: 'revision' }, async () => readingOf(channel, query)),
    );
  }

  /** Asked anew each time whether it is still to be seen. */
  async #preview(wish: Wish & { kind: 'preview' }, isShared: boolean): Promise<ChannelDocuments | WishRefusal> {
    const preview = await this.previewBehind(wish);
    const query = queryOf(wish);
    const key = isShared ? `${query}&shared` : query;
    if ('text' in preview) {
      this.#kept.delete(key);
      return preview;
    }
    const known = this.#kept.get(key);
    if (known) return this.#keep(key, known);
    const release = await readRelease(this.#options.files, preview);
    if (!release) return NO_PREVIEW;
    const refusal = await refusalOf(async () => refuseOtherBytes(preview, release));
    if (refusal) return refusal;
    const shown = { bar: barOfPreview(preview), shown: 'preview', ...(isShared && { start: LEAVES_SESSION }) } as const;
    return this.#keep(
      key,
      this.#documents(query, shown, () => this.#readWith(preview, release)),
    );
  }

  /** The preview that a secret opens, signed by somebody who may; or why it is not shown. */
  async previewBehind(wish: Wish & { kind: 'preview' }): Promise<Preview | WishRefusal> {
    const { store, now = Date.now } = this.#options;
    const preview = await previewOf(store, wish.secret, now());
    const live = preview && (await this.#options.live());
    if (!preview || !live) return NO_PREVIEW;
    const { roots } = await rightsOf(store);
    const judge: PreviewJudge = { ...live, roots, owners: live.owners.get(preview.slice) ?? [], now: now() };
    return (await refusalOf(async () => refuseForged(preview, judge))) ?? preview;
  }

  /** What everybody is shown now, but for the one release. */
  async #readWith(preview: Preview, release: Release): Promise<ChannelReading> {
    const live = (await this.#options.live())?.channel;
    if (!live) return { shown: null, trouble: null };
    return readingOf(withPreview(live, release), `${idOf(preview)} ${live.revision}`);
  }

  #documents(
    query: string,
    { bar, shown, start = '' }: { bar: string; shown: Wish['kind']; start?: string },
    read: () => Promise<ChannelReading>,
  ): ChannelDocuments {
    const { config, channelName, files, early, painted, onTrouble } = this.#options;
    // The page goes on asking for this composition, and neither its loads nor its failures are counted as the live releases'.
    const channel = `/channels/${channelName}.json${query}`;
    const own = { ...config, channel, ratesUrl: '', reportUrl: reportsOf(config.reportUrl, shown) };
    const paints = painted ? new FirstPaints(files, onTrouble) : null;
    return new ChannelDocuments({ read }, own, () => {}, { paints, early, bar, start });
  }

  #keep(query: string, documents: ChannelDocuments): ChannelDocuments {
    this.#kept.delete(query);
    this.#kept.set(query, documents);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return documents;
  }
}

function readingOf(channel: Channel, etag: string): ChannelReading {
  return { shown: { channel, etag, bytes: Buffer.from(JSON.stringify(channel)) }, trouble: null };
}

/** What a preview's document begins with in the site's own origin, before any script of a release. */
const LEAVES_SESSION = '<script src="/_site/leave-session.js"></script>';

/** What a check says of a preview; null where it passes. */
async function refusalOf(check: () => Promise<void>): Promise<WishRefusal | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'VETO-436') throw error;
    return { status: 403, title: 'This preview is not shown', text: error.message };
  }
}

/** Of an address whose wish cannot be read. */
export const UNREADABLE: WishRefusal = {
  status: 404,
  title: 'Nothing to show',
  text: 'The address names neither a revision nor a preview of this site, or more than one.',
};

/** One sentence for what never was and what has ended: nobody learns which secrets were right. */
const NO_PREVIEW: WishRefusal = {
  status: 404,
  title: 'No such preview',
  text: 'Either the link is not complete, or the preview has ended.',
};

/** At the origin for previews, which shows nothing else. */
export const ONLY_PREVIEWS: WishRefusal = {
  status: 404,
  title: 'Nothing to show',
  text: 'This address shows previews only: open the link of one.',
};

const NOT_HERE: WishRefusal = {
  status: 403,
  title: 'Not shown here',
  text: 'This site shows earlier revisions only on its own machine, or where it shows /_platform to everybody.',
};

function unknownRevision(revision: number): WishRefusal {
  return {
    status: 404,
    title: `No revision ${revision}`,
    text: `This site has no revision ${revision}: it was never made, or is more than a year old.`,
  };
}

function incompleteRevision(revision: number, missing: readonly string[]): WishRefusal {
  return {
    status: 410,
    title: `Revision ${revision} is not whole`,
    text: `Revision ${revision} cannot be shown: the store no longer has ${missing.join(', ')}.`,
  };
}
