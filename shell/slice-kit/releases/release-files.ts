import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import {
  type ShellRelease,
  type SliceRelease,
  type Source,
  shellReleaseSchema,
  sliceReleaseSchema,
} from '../src/contract/release.ts';
import { folderFiles } from './folder-files.ts';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import { uploadSourceMaps } from './source-maps.ts';
import { ToolError } from './tool-error.ts';

export type Release = SliceRelease | ShellRelease;

const FOR_EVER = 'public, max-age=31536000, immutable';
const COMPRESSED = /\.(br|gz)$/;
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  geojson: 'application/geo+json',
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The value of an integrity attribute. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** `what` names the file. Throws VETO-424 for one that is damaged. */
export function parseRelease(text: string, what = 'release.json'): Release {
  const json = readJson(text, what);
  const parsed = json.slice === 'shell' ? shellReleaseSchema.safeParse(json) : sliceReleaseSchema.safeParse(json);
  if (!parsed.success) throw new ToolError('VETO-424', `${what}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function readJson(text: string, what: string): { slice?: unknown } {
  try {
    return JSON.parse(text) as { slice?: unknown };
  } catch (error) {
    throw new ToolError('VETO-424', `${what} is no JSON.`, { cause: error });
  }
}

function releaseKey({ slice, version }: { slice: string; version: string }, file: string): string {
  return `releases/${slice}/${version}/${file}`;
}

/**
 * Puts a build's folder into the store, reads every file back and compares it with its hash. release.json comes last:
 * a release without it is not there. Publishing the same bytes twice is fine; the same version with other bytes throws
 * VETO-421, and a file that comes back changed VETO-422. `source` is the commit that it is published from; the first
 * one stays in the store's release.json, since another commit may hold the same source.
 */
export async function uploadRelease(store: ObjectStore, folder: string, source?: Source): Promise<Release> {
  const built = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  const release = source ? withSource(built, source) : built;
  const names = (await folderFiles(folder)).filter((name) => name !== 'release.json');
  const unlisted = names.find((name) => !release.files[name.replace(COMPRESSED, '')]);
  if (unlisted) throw new ToolError('VETO-424', `${unlisted} is in ${folder} but not in its release.json.`);
  await Promise.all(names.map(async (name) => putOnce(store, release, name, await readFile(join(folder, name)))));
  await verifyFiles(store, release);
  await uploadSourceMaps(store, release, folder);
  await describeOnce(store, release);
  return release;
}

function withSource(release: Release, source: Source): Release {
  // The place that the schemas give it, so that what is written equals what is read.
  const { slice, version, ...rest } = release;
  return { slice, version, source, ...rest } as Release;
}

async function describeOnce(store: ObjectStore, release: Release): Promise<void> {
  const key = releaseKey(release, 'release.json');
  const bytes = jsonBytes(release);
  const options = { cacheControl: FOR_EVER, contentType: 'application/json' };
  if ((await store.write(key, bytes, { ...options, condition: { ifAbsent: true } })) !== null) return;
  const present = await store.read(key);
  if (!present) return;
  const { source: _, ...kept } = parseRelease(Buffer.from(present.bytes).toString());
  const { source: __, ...own } = parseRelease(Buffer.from(bytes).toString());
  if (!isDeepStrictEqual(kept, own)) throw new ToolError('VETO-421', otherBytes(store, release, 'release.json'));
  // Its age counts from the latest publish: what is on its way to visitors is not pruned.
  await store.write(key, present.bytes, { ...options, condition: { ifMatch: present.etag } });
}

function otherBytes(store: ObjectStore, { slice, version }: Release, name: string): string {
  return `${slice} ${version} is in ${store.place} with another ${name}.`;
}

/** What a release's own file says of it; null when the store has no such release. Throws VETO-424 for one that is damaged. */
export async function readRelease(
  store: Pick<ObjectStore, 'read' | 'place'>,
  { slice, version }: { slice: string; version: string },
): Promise<Release | null> {
  const key = releaseKey({ slice, version }, 'release.json');
  const object = await store.read(key);
  return object && parseRelease(Buffer.from(object.bytes).toString(), `${key} in ${store.place}`);
}

/** A release of the store, with every file there and unchanged. Throws VETO-424 or VETO-422. */
export async function readVerified(store: ObjectStore, slice: string, version: string): Promise<Release> {
  const release = await readRelease(store, { slice, version });
  if (!release) throw new ToolError('VETO-424', `${slice} ${version} is not in ${store.place}.`);
  await verifyFiles(store, release);
  return release;
}

async function putOnce(store: ObjectStore, release: Release, name: string, bytes: Uint8Array): Promise<void> {
  const key = releaseKey(release, name);
  const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const written = await store.write(key, bytes, { condition: { ifAbsent: true }, cacheControl: FOR_EVER, contentType });
  if (written !== null) return;
  const present = await store.read(key);
  if (present && Buffer.compare(present.bytes, bytes) !== 0)
    throw new ToolError('VETO-421', otherBytes(store, release, name));
}

async function verifyFiles(store: ObjectStore, release: Release): Promise<void> {
  await Promise.all(
    Object.entries(release.files).map(async ([name, { integrity }]) => {
      const object = await store.read(releaseKey(release, name));
      if (!object) throw new ToolError('VETO-424', `${releaseKey(release, name)} is missing in ${store.place}.`);
      if (integrityOf(object.bytes) !== integrity)
        throw new ToolError('VETO-422', `${releaseKey(release, name)} in ${store.place} differs from its hash.`);
    }),
  );
}
