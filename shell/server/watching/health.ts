import type { HttpBindings } from '@hono/node-server';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { Hono } from 'hono';
import type { BackendAddress } from '../backend/backend-proxy.ts';
import type { ChannelDocuments } from '../channel/channel-documents.ts';
import { missingReleases } from '../channel/whole-releases.ts';

interface HealthOptions {
  content: ChannelDocuments;
  /** Where the files of releases are; each may lie in any of them. */
  folders: readonly string[];
  config: RuntimeConfig;
  backend: BackendAddress;
  /** What a first start has not published yet. */
  coming(): readonly string[];
  /** The slices that stayed out at the start; one that somebody has published or retired since is no trouble. */
  without(): readonly string[];
}

const PATIENCE_MS = 3000;

/**
 * `/healthz`: 200 when the site, the API with its database and every live release are there; 503 and what is missing when
 * not. 'degraded' is 200 too, with the reason: visitors are served, and somebody has to look.
 */
export function siteHealth({
  content,
  folders,
  config,
  backend,
  coming,
  without,
}: HealthOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/healthz', async (c) => {
    const edition = content.edition();
    const [releases, out, api, warnings] = await Promise.all([
      inTime(
        edition.then((shown) => missingReleases(shown?.channel, folders)),
        ['The release store does not answer.'],
      ),
      inTime(
        edition.then((shown) =>
          without().filter((name) => !shown?.channel.slices[name] && !shown?.channel.retired?.[name]),
        ),
        [],
      ),
      backendTrouble(config, backend()),
      backendWarnings(config, backend()),
    ]);
    const missing = [...coming().map((name) => `${name} is still being built.`), ...releases, ...api];
    const reasons = [
      ...(content.trouble ? [content.trouble] : []),
      ...out.map((name) => `${name} stays out, and no release of it is live.`),
      ...warnings,
    ];
    const isReady = missing.length === 0;
    const body = {
      status: !isReady ? 'not ready' : reasons.length > 0 ? 'degraded' : 'ready',
      site: true,
      api: api.length === 0,
      releases: releases.length + coming().length === 0,
      missing,
      reasons,
    };
    return c.json(body, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** A folder on a network can keep whoever reads it waiting for ever. */
async function inTime(found: Promise<string[]>, late: string[]): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const timer = setTimeout(() => resolve(late), PATIENCE_MS);
  return Promise.race([found, promise]).finally(() => clearTimeout(timer));
}

/** A hosted project is its host's to watch; of the embedded backend a table is read, as a visitor's page would. */
async function backendTrouble({ supabaseUrl, supabaseKey }: RuntimeConfig, address: string | null): Promise<string[]> {
  if (supabaseUrl) return [];
  if (!address) return ['The API is not running.'];
  const answer = await fetch(`${address}/rest/v1/profiles?select=id&limit=1`, {
    headers: { apikey: supabaseKey },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  // Read to its end, or the connection stays taken.
  const text = await answer?.text().catch(() => null);
  if (typeof text !== 'string') return ['The API does not answer.'];
  // 429: this machine has spent its share of the database, which answers others.
  return answer?.ok || answer?.status === 429 ? [] : [`The database does not answer: ${answer?.status}.`];
}

/** What somebody should look at while visitors are still served: that the embedded backend's disk is nearly full. */
async function backendWarnings({ supabaseUrl }: RuntimeConfig, address: string | null): Promise<string[]> {
  if (supabaseUrl || !address) return [];
  const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  const health = (await answer?.json().catch(() => null)) as { reason?: string } | null | undefined;
  return health?.reason ? [health.reason] : [];
}
