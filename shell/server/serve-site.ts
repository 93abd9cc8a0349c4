import { join, resolve } from 'node:path';
import { type Backend, startBackend } from '@veto/shared-data/backend';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { DEFAULT_CHANNEL, openStore } from '@veto/slice-kit/releases';
import { ledgerOf } from './counts/count-releases.ts';
import { runTimeConfig } from './documents/run-time-config.ts';
import { type OpenPort, openPort } from './http/http-server.ts';
import { closeBooks, reportBooksIn } from './reports/report-book.ts';
import { createSiteApp, type SiteAppOptions } from './site-app.ts';

export interface SiteOptions {
  /** 0: any free port. */
  port: number;
  /** Keeps database, files, mail and reports. */
  dataDir: string;
  /** The release store: a folder, or `s3://bucket/prefix`. */
  releasesDir: string;
  /** Empty: no gate. */
  gatePassword: string;
  /** A backend that is there already; 'none' for a site without one; default: the embedded one, of this data folder. */
  backend?: { url: string; publishableKey: string } | 'none';
  /** Attempts at signing in that the embedded backend lets through. */
  limits?: NonNullable<Parameters<typeof startBackend>[0]['limits']>;
  channelName?: string;
  /** Where developers' own builds may come from; none: overrides are off. */
  overrideOrigins?: string[];
  /** Whether everybody may see `/_platform`. */
  showPlatform?: boolean;
  map?: RuntimeConfig['map'];
  /** The site's public address; missing: the one that it is asked by. */
  siteUrl?: string;
  /** Whether browsers keep pages to be read without a network; they do, unless told. */
  offline?: boolean;
  /** Whether the last entry of X-Forwarded-For is the visitor. */
  trustProxy?: boolean;
  storybookDir?: string;
  onProgress?: (text: string) => void;
}

export interface Site {
  url: string;
  stop(): Promise<void>;
}

export const DEFAULT_STORYBOOK_DIR = resolve(import.meta.dirname, '../../shared-ui/storybook-static');

/** Starts a site on what its release store has; nothing is built. Rejects when the port or the data folder is taken. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const placeholder = { fetch: () => new Response('Starting', { status: 503 }) };
  const port = await openPort(options.port, undefined, placeholder);
  const url = `http://localhost:${port.port}`;
  try {
    const backend = await backendOf(options, url);
    const store = await openStore(options.releasesDir, { tried: false });
    const served = serveSite(port, { ...options, store }, backend);
    return {
      url,
      async stop() {
        await port.close();
        await served.stop();
        await backend?.stop();
      },
    };
  } catch (error) {
    await port.close();
    throw error;
  }
}

export type RunningBackend = Pick<Backend, 'url' | 'publishableKey' | 'isRunning' | 'stop' | 'listMail'> &
  Partial<Pick<Backend, 'rest'>>;

async function backendOf({ backend, dataDir, limits, onProgress }: SiteOptions, siteUrl: string) {
  if (backend === 'none') return null;
  if (backend) return foreignBackend(backend);
  return startBackend({ dataDir, siteUrl, ...(limits && { limits }), ...(onProgress && { onProgress }) });
}

/** Where a site keeps copies of the releases that are live. */
export function copiesOfLive(dataDir: string): string {
  return join(dataDir, 'live-releases');
}

/** A backend that somebody else runs. */
export function foreignBackend(backend: { url: string; publishableKey: string }): RunningBackend {
  return { ...backend, isRunning: () => true, stop: async () => {}, listMail: async () => [] };
}

type ServedSite = Pick<
  SiteOptions,
  | 'dataDir'
  | 'gatePassword'
  | 'channelName'
  | 'storybookDir'
  | 'overrideOrigins'
  | 'showPlatform'
  | 'map'
  | 'siteUrl'
  | 'offline'
  | 'trustProxy'
> &
  Pick<
    SiteAppOptions,
    | 'store'
    | 'log'
    | 'metrics'
    | 'metricsToken'
    | 'countsKey'
    | 'staticOrigins'
    | 'endCanaries'
    | 'mailFor'
    | 'keptChannel'
    | 'keptReleases'
    | 'preparedUntil'
    | 'previewOrigin'
    | 'coming'
    | 'without'
  > & {
    /** A hosted Supabase project instead of the embedded one. */
    hosted?: { url: string; key: string } | undefined;
    /** Whether that project has Realtime. */
    realtime?: boolean;
  };

/** Puts the site behind an open port. What it has counted, and was told, is stored when it stops. */
export function serveSite(
  port: OpenPort,
  options: ServedSite,
  backend: RunningBackend | null,
): { stop(): Promise<void> } {
  const {
    store,
    channelName = DEFAULT_CHANNEL,
    log,
    metrics,
    metricsToken,
    countsKey,
    staticOrigins,
    endCanaries,
    mailFor,
    keptChannel,
    keptReleases = store.folder === undefined ? copiesOfLive(options.dataDir) : undefined,
    preparedUntil,
    previewOrigin,
    coming,
    without,
  } = options;
  const ledger = ledgerOf({ store, channelName, dataDir: options.dataDir, ...(log && { log }) });
  const config = runTimeConfig({
    gatePassword: options.gatePassword,
    channelName,
    supabaseUrl: options.hosted?.url ?? '',
    supabaseKey: options.hosted?.key ?? backend?.publishableKey ?? '',
    overrideOrigins: options.overrideOrigins ?? [],
    showPlatform: options.showPlatform ?? false,
    map: options.map,
    ...(options.siteUrl && { siteUrl: options.siteUrl }),
    realtime: options.realtime ?? false,
    ...(options.offline !== undefined && { offline: options.offline }),
  });
  const books = reportBooksIn(options.dataDir);
  port.answerWith(
    createSiteApp({
      store,
      ledger,
      books,
      config,
      channelName,
      dataDir: options.dataDir,
      backend: () => (backend?.isRunning() ? backend.url : null),
      listMail: async () => (await backend?.listMail()) ?? [],
      storybookDir: options.storybookDir ?? DEFAULT_STORYBOOK_DIR,
      trustProxy: options.trustProxy ?? false,
      ...(log && { log }),
      ...(metrics && { metrics }),
      ...(metricsToken !== undefined && { metricsToken }),
      ...(countsKey && { countsKey }),
      ...(staticOrigins && { staticOrigins }),
      ...(endCanaries !== undefined && { endCanaries }),
      ...(mailFor && { mailFor }),
      ...(keptChannel !== undefined && { keptChannel }),
      ...(keptReleases !== undefined && { keptReleases }),
      ...(preparedUntil && { preparedUntil }),
      ...(backend?.rest && { onRest: backend.rest }),
      ...(previewOrigin && { previewOrigin }),
      ...(coming && { coming }),
      ...(without && { without }),
    }),
  );
  return {
    async stop() {
      await Promise.all([ledger.stop(), closeBooks(books)]);
    },
  };
}
