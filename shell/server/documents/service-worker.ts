import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel, RuntimeConfig, ShellRelease } from '@veto/slice-kit/contract';
import { integrityOf, ToolError } from '@veto/slice-kit/releases';
import type { ReleaseFiles } from '../channel/live-copies.ts';

/** Where browsers ask for the worker: at the top, since a worker is for the addresses below its own. */
export const SERVICE_WORKER = '/service-worker.js';

/** The description by which the site can be installed. */
export const WEB_MANIFEST = '/manifest.webmanifest';
export const WEB_MANIFEST_TYPE = 'application/manifest+json';

/**
 * The worker of the stable shell, compared with its hash. Where nothing is to be kept, and where that shell has none,
 * one that takes itself and its caches away: no worker outlives the release that it is of. Throws VETO-424 when the file
 * is missing, VETO-422 when it differs.
 */
export async function serviceWorker(
  store: ReleaseFiles,
  { shell }: Pick<Channel, 'shell'>,
  { offline }: Pick<RuntimeConfig, 'offline'>,
): Promise<Uint8Array> {
  if (!offline || !shell?.stable.worker) return readFile(join(import.meta.dirname, '../public/service-worker-off.js'));
  return workerOf(store, shell.stable, shell.stable.worker);
}

async function workerOf(store: ReleaseFiles, { version, files }: ShellRelease, name: string): Promise<Uint8Array> {
  const key = `releases/shell/${version}/${name}`;
  const object = await store.read(key);
  if (!object) throw new ToolError('VETO-424', `${key} is missing in ${store.place}.`);
  if (integrityOf(object.bytes) !== files[name]?.integrity)
    throw new ToolError('VETO-422', `${key} in ${store.place} differs from its hash.`);
  return object.bytes;
}
