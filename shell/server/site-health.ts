import type { HttpBindings } from '@hono/node-server';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { Hono } from 'hono';
import type { BackendAddress } from './backend-proxy.ts';
import { missingReleases } from './last-good-channel.ts';
import type { SiteContent } from './site-content.ts';

interface HealthOptions {
  content: SiteContent;
  /** Where the files of releases are; each may lie in any of them. */
  folders: readonly string[];
  config: RuntimeConfig;
  backend: BackendAddress;
}

const PATIENCE_MS = 3000;

/**
 * `/healthz`: 200 when the site, the API with its database and every live release are there; 503 and what is missing when
 * not. 'degraded' is 200 too, with the reason: visitors are served, and somebody has to look.
 */
export function siteHealth({ content, folders, config, backend }: HealthOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/healthz', async (c) => {
    const [releases, api] = await Promise.all([
      inTime(content.edition().then((edition) => missingReleases(edition?.channel, folders))),
      backendTrouble(config, backend()),
    ]);
    const missing = [...releases, ...api];
    const reasons = content.trouble ? [content.trouble] : [];
    const isReady = missing.length === 0;
    const body = {
      status: !isReady ? 'not ready' : reasons.length > 0 ? 'degraded' : 'ready',
      site: true,
      api: api.length === 0,
      releases: releases.length === 0,
      missing,
      reasons,
    };
    return c.json(body, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** A folder on a network can keep whoever reads it waiting for ever. */
async function inTime(missing: Promise<string[]>): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const timer = setTimeout(() => resolve(['The release store does not answer.']), PATIENCE_MS);
  return Promise.race([missing, promise]).finally(() => clearTimeout(timer));
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
  return answer?.ok ? [] : [`The database does not answer: ${answer?.status}.`];
}
