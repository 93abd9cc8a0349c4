import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Channel, channelSchema, type RuntimeConfig } from '@veto/slice-kit/contract';
import { channelKey, type ObjectStore } from '@veto/slice-kit/releases';
import { entriesFor, type RouteTable, routeTable } from '../src/routing/route-table.ts';
import { type Compressed, compressed } from './compressed.ts';
import { renderIndexHtml } from './index-html/render-index.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Paths that the shell answers itself. */
const SHELL_PATHS = new Set(['/login', '/register', '/forgot-password', '/reset-password', '/_platform']);

/** Everything that follows from one revision of the channel. */
interface Edition {
  etag: string;
  channel: Channel;
  file: Compressed;
  table: RouteTable;
  policy: string;
  /** Rendered documents by the route they are for. */
  documents: Map<string, Promise<Compressed>>;
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

  /** index.html for an address, and whether anybody answers there. null while no shell is published. */
  async document(pathname: string): Promise<{ content: Compressed; found: boolean; policy: string } | null> {
    const edition = await this.edition();
    if (!edition?.channel.shell) return null;
    const [entry] = entriesFor(edition.table, pathname);
    const key = entry?.route.path ?? '';
    let document = edition.documents.get(key);
    if (!document) {
      const html = renderIndexHtml(edition.channel, this.#config, pathname);
      document = compressed(html, 'text/html; charset=utf-8');
      edition.documents.set(key, document);
    }
    const found = entry !== undefined || SHELL_PATHS.has(pathname.replace(/(.)\/+$/, '$1'));
    return { content: await document, found, policy: edition.policy };
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
  const releases = [channel.shell.stable, ...Object.values(channel.slices).map(({ stable }) => stable)];
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
