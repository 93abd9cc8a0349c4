import {
  ACCOUNT_PATHS,
  type Channel,
  channelIn,
  languagesOf,
  MODERATION_PATH,
  type PageHead,
  PLATFORM_PATH,
  pageHeadSchema,
  type Route,
  type RuntimeConfig,
  sayingOnce,
} from '@veto/slice-kit/contract';
import { candidateReleases, NOBODY, shellFor } from '../../isomorphic/candidates.ts';
import { languageOfPath } from '../../isomorphic/language-of-path.ts';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';
import { entriesFor, type RouteTable, routeTable } from '../../isomorphic/route-table.ts';
import { showsPlatform } from '../../isomorphic/shows-platform.ts';
import { NO_BUCKET } from '../../isomorphic/visitor-cookie.ts';
import { type Compressed, compressed } from '../documents/compressed.ts';
import type { EarlyScripts } from '../documents/early-scripts.ts';
import { contentSecurityPolicy, googleMapsPolicy } from '../documents/security-headers.ts';
import type { FilledPages } from '../filled-pages/filled-pages.ts';
import { pageAddress } from '../filled-pages/page-address.ts';
import type { FilledPage } from '../filled-pages/page-with-parts.ts';
import { type FirstPaints, fillerAt, hasCanaryIn, releaseAt } from '../index-html/document-paint.ts';
import { renderIndexHtml } from '../index-html/render-index.ts';
import { isPrivate } from '../search-engines/private-routes.ts';
import type { LastGoodChannel, Owners } from './last-good-channel.ts';
import type { LiveCopies } from './live-copies.ts';

/** Paths that the shell answers itself, besides `/_platform`. */
const OWN_SCREENS: ReadonlySet<string> = new Set([...ACCOUNT_PATHS, MODERATION_PATH]);

/** Everything that follows from one revision of the channel. */
interface Edition {
  etag: string;
  channel: Channel;
  owners: Owners;
  file: Compressed;
  table: RouteTable<Route>;
  policy: string;
  /** For the document in which Google Maps runs. */
  mapsPolicy: string;
  /** Rendered documents by the shell that they load, the route they are for, and the release that its slice's canary leaves open. */
  documents: Map<string, Promise<Compressed>>;
  /** The same of pages with data, for as long as those are kept. */
  filled: WeakMap<FilledPage, Edition['documents']>;
}

export interface SiteDocument {
  content: Compressed;
  /** Whether anybody answers at the address. */
  found: boolean;
  /** The pattern that answers at the address, '/pets/:id'; null where nobody does. */
  route: string | null;
  /** The route of the slice that answers, in its stable release. */
  entry: Route | null;
  /** What a page with data says of itself: what its address shows is not there. */
  status: PageHead['status'];
  /** Whether it is no search engine's business. */
  isPrivate: boolean;
  /** Whether another visitor may get another document here. */
  byVisitor: boolean;
  policy: string;
}

/** What is made of the releases that a channel shows. */
export interface ContentParts {
  /** Without them no document shows anything before the scripts. */
  paints?: FirstPaints | null;
  /** Without them no document holds data. */
  pages?: FilledPages | null;
  early?: EarlyScripts;
  copies?: LiveCopies | null;
  /** Markup that every document ends with: says that the site is shown as it is not for others. */
  bar?: string;
  /** Markup that the head of every document begins with. */
  start?: string;
}

/** The documents of the site for the channel as it is in the store now. */
export class ChannelDocuments {
  readonly #channel: Pick<LastGoodChannel, 'read'>;
  readonly #config: RuntimeConfig;
  readonly #onTrouble: (trouble: string | null, refused: readonly string[]) => void;
  readonly #parts: ContentParts;
  #edition: Edition | null = null;
  #trouble: string | null = null;
  readonly #sayLeftOut = sayingOnce((sentence) => console.warn(sentence));

  /**
   * `onTrouble` is called when the store's channel stops being what is shown, with the slices whose pointers do not count, and
   * with null when it is again.
   */
  constructor(
    channel: Pick<LastGoodChannel, 'read'>,
    config: RuntimeConfig,
    onTrouble: (trouble: string | null, refused: readonly string[]) => void,
    parts: ContentParts = {},
  ) {
    this.#channel = channel;
    this.#config = config;
    this.#onTrouble = onTrouble;
    this.#parts = parts;
  }

  /** null while nothing is published. */
  async edition(): Promise<Edition | null> {
    const { shown, trouble, refused = [] } = await this.#channel.read();
    if (trouble !== this.#trouble) {
      this.#trouble = trouble;
      this.#onTrouble(trouble, refused);
    }
    if (!shown || shown.etag === this.#edition?.etag) return this.#edition;
    // What browsers fetch stays as it is published: each leaves out what its own shell does not know.
    const channel = channelIn(shown.channel, this.#sayLeftOut, languagesOf(shown.channel));
    await this.#parts.early?.take(channel);
    this.#edition = {
      etag: shown.etag,
      channel,
      owners: shown.owners ?? new Map(),
      file: await compressed(shown.bytes, 'application/json'),
      table: routeTable(channel),
      policy: contentSecurityPolicy(channel, this.#config),
      mapsPolicy: googleMapsPolicy(channel, this.#config),
      documents: new Map(),
      filled: new WeakMap(),
    };
    this.#parts.paints?.keepOnly(channel);
    this.#parts.pages?.keepOnly(channel);
    void this.#parts.copies?.keep(channel);
    return this.#edition;
  }

  /** Why visitors are shown an earlier channel than the store's, as the last reading found; null while they are not. */
  get trouble(): string | null {
    return this.#trouble;
  }

  /** Of the channel that was shown last; undefined before anything was. */
  get revision(): number | undefined {
    return this.#edition?.channel.revision;
  }

  /** index.html for an address and a visitor's number. null while no shell is published. */
  async document(url: URL, bucket: number): Promise<SiteDocument | null> {
    const { pathname, hostname } = url;
    const edition = await this.edition();
    const shell = edition && shellFor(edition.channel, bucket);
    if (!edition?.channel.shell || !shell) return null;
    const [entry] = entriesFor(edition.table, pathname);
    const path = pathWithoutSlash(pathname).toLowerCase();
    const screen = OWN_SCREENS.has(path) ? path : undefined;
    // The page sees no canary of the shell: it runs the one that its document names.
    const channel = { ...edition.channel, shell: { stable: shell, movedBy: edition.channel.shell.movedBy } };
    const canary = entry && edition.channel.slices[entry.slice]?.canary;
    const side = entry && canary && shownSide(edition.channel, entry.slice, bucket);
    const filled = await this.#filledAt(channel, url, bucket);
    // With a query that it reads it may be another page: which one, the page alone knows.
    const isAnother = entry && pageAddress(entry.route, url).includes('?');
    const head = headOf(filled) ?? (isAnother ? { title: entry.route.title } : null);
    const key = [shell.version, screen ?? entry?.route.path ?? languageOfPath(path), side, head && '?'].join(' ');
    const documents = filled ? (edition.filled.get(filled) ?? new Map()) : edition.documents;
    if (filled) edition.filled.set(filled, documents);
    const document = documents.get(key) ?? this.#render(channel, pathname, bucket, { filled, head });
    documents.set(key, document);
    const route = entry?.route.path ?? (this.#shellAnswers(path, hostname) ? path : null);
    return {
      content: await document,
      found: route !== null,
      route,
      entry: entry?.route ?? null,
      status: head?.status,
      isPrivate: entry ? isPrivate(entry.route) : route !== null,
      byVisitor:
        edition.channel.shell.canary !== undefined ||
        canary !== undefined ||
        (filled?.slots.some((slot) => hasCanaryIn(edition.channel, slot)) ?? false),
      policy: edition.policy,
    };
  }

  /** The page at an address with its data; null where it has none, or they are not there in time. */
  async #filledAt(channel: Channel, url: URL, bucket: number): Promise<FilledPage | null> {
    const answer = this.#parts.pages && releaseAt(channel, pathWithoutSlash(url.pathname), bucket);
    const fillerOf = (slot: string) => fillerAt(channel, slot, bucket);
    return (answer && (await this.#parts.pages?.at(answer.release, answer.route, url, fillerOf))) ?? null;
  }

  async #render(
    channel: Channel,
    pathname: string,
    bucket: number,
    { filled, head }: { filled: FilledPage | null; head: PageHead | null },
  ): Promise<Compressed> {
    const paint = (await this.#parts.paints?.at(channel, pathname, bucket, filled)) ?? null;
    const html = renderIndexHtml(channel, this.#config, pathname, paint, head);
    // Those with data are made again and again.
    const { bar = '', start = '' } = this.#parts;
    const [first, last] = [html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</body>')];
    const marked =
      bar || start ? html.slice(0, first) + start + html.slice(first, last) + bar + html.slice(last) : html;
    return compressed(marked, 'text/html; charset=utf-8', filled ? 5 : 10);
  }

  #shellAnswers(path: string, hostname: string): boolean {
    return OWN_SCREENS.has(path) || (path === PLATFORM_PATH && showsPlatform(this.#config, hostname));
  }
}

/** Which of two releases of a slice a visitor gets, or that nobody can tell. */
function shownSide(channel: Channel, slice: string, bucket: number): string | undefined {
  return bucket === NO_BUCKET ? 'unknown' : candidateReleases(channel, slice, { ...NOBODY, bucket })[0]?.version;
}

/** What a page with data says of itself; null where it says nothing that fits the contract. */
function headOf(filled: FilledPage | null): PageHead | null {
  const said = pageHeadSchema.safeParse(filled?.head);
  return said.success ? said.data : null;
}
