import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ACCOUNT_PATHS,
  type Channel,
  channelSchema,
  PLATFORM_PATH,
  type RuntimeConfig,
} from '@veto/slice-kit/contract';
import { channelKey, type ObjectStore } from '@veto/slice-kit/releases';
import { shellFor } from '../isomorphic/candidates.ts';
import { entriesFor, type RouteTable, routeTable } from '../isomorphic/route-table.ts';
import { showsPlatform } from '../isomorphic/shows-platform.ts';
import { type Compressed, compressed } from './compressed.ts';
import { renderIndexHtml } from './index-html/render-index.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Paths that the shell answers itself, besides `/_platform`. */
const ACCOUNT_SCREENS: ReadonlySet<string> = new Set(ACCOUNT_PATHS);

/** Everything that follows from one revision of the channel. */
interface Edition {
  etag: string;
  channel: Channel;
  file: Compressed;
  table: RouteTable;
  policy: string;
  /** Rendered documents by the shell that they load and the route they are for. */
  documents: Map<string, Promise<Compressed>>;
}

export interface SiteDocument {
  content: Compressed;
  /** Whether anybody answers at the address. */
  found: boolean;
  /** Whether another visitor may get another document here. */
  byVisitor: boolean;
  policy: string;
}

/** The documents of the site for the channel as it is in the store now. */
export class SiteContent {
  readonly #store: ObjectStore;
  readonly #config: RuntimeConfig;
  readonly #channelName: string;
  #edition: Edition | null = null;

  constructor(store: ObjectStore, config: RuntimeConfig, channelName: string) {
    this.#store = store;
    this.#config = config;
    this.#channelName = channelName;
  }

  /** null while nothing is published. A channel that is damaged or older than the one shown is not taken. */
  async edition(): Promise<Edition | null> {
    const object = await this.#store.read(channelKey(this.#channelName));
    if (!object) return this.#edition;
    if (object.etag === this.#edition?.etag) return this.#edition;
    const channel = readableChannel(object.bytes);
    if (!channel || (this.#edition && channel.revision < this.#edition.channel.revision)) return this.#edition;
    this.#edition = {
      etag: object.etag,
      channel,
      file: await compressed(object.bytes, 'application/json'),
      table: routeTable(channel),
      policy: contentSecurityPolicy(channel, this.#config),
      documents: new Map(),
    };
    return this.#edition;
  }

  /** index.html for an address and a visitor's number. null while no shell is published. */
  async document({ pathname, hostname }: URL, bucket: number): Promise<SiteDocument | null> {
    const edition = await this.edition();
    const shell = edition && shellFor(edition.channel, bucket);
    if (!edition?.channel.shell || !shell) return null;
    const [entry] = entriesFor(edition.table, pathname);
    const key = `${shell.version} ${entry?.route.path ?? ''}`;
    let document = edition.documents.get(key);
    if (!document) {
      // The page sees no canary of the shell: it runs the one that its document names.
      const channel = { ...edition.channel, shell: { stable: shell, movedBy: edition.channel.shell.movedBy } };
      document = compressed(renderIndexHtml(channel, this.#config, pathname), 'text/html; charset=utf-8');
      edition.documents.set(key, document);
    }
    return {
      content: await document,
      found: entry !== undefined || this.#shellAnswers(pathname.replace(/(.)\/+$/, '$1'), hostname),
      byVisitor: edition.channel.shell.canary !== undefined,
      policy: edition.policy,
    };
  }

  #shellAnswers(path: string, hostname: string): boolean {
    return ACCOUNT_SCREENS.has(path) || (path === PLATFORM_PATH && showsPlatform(this.#config, hostname));
  }
}

/** null when the file is damaged. */
function readableChannel(bytes: Uint8Array): Channel | null {
  try {
    return channelSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}

/** What is missing before visitors can be served from a folder of releases, in words; empty when nothing is. */
export async function missingReleases(channel: Channel | undefined, folder: string): Promise<string[]> {
  if (!channel?.shell) return ['The channel has no shell.'];
  const pointers = [channel.shell, ...Object.values(channel.slices)];
  const releases = pointers.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
  const files = releases.flatMap(({ slice, version, files: names }) =>
    Object.keys(names).map((name) => join('releases', slice, version, name)),
  );
  const checks = files.map((file) =>
    access(join(folder, file)).then(
      () => null,
      () => `${file} is missing.`,
    ),
  );
  return (await Promise.all(checks)).filter((sentence) => sentence !== null);
}
