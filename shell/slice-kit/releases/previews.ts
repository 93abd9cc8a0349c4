import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import { ToolError } from './tool-error.ts';

const FOLDER = 'previews/';
const DAY_MS = 86_400_000;
/** How long whoever has the link sees a preview. */
export const PREVIEW_DAYS = 14;

const previewSchema = z.object({
  slice: z.string(),
  version: z.string(),
  /** SHA-256 of the secret in the link, hex: whoever reads the store cannot open the preview. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** ISO 8601, UTC; from then on nobody sees it. */
  until: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/)),
  /** What it was made for ('pr-12'): the next one for the same takes its place. */
  label: z.optional(z.string()),
  at: z.string(),
  by: z.string(),
});
/** A release that no channel names, for whoever has its link. */
export type Preview = z.infer<typeof previewSchema>;

/** What a preview is called where people may read it; says nothing of the secret. */
export function idOf({ hash }: Pick<Preview, 'hash'>): string {
  return hash.slice(0, 16);
}

/**
 * Records a preview of a release that is in the store. The secret, of 192 bits, is nowhere but in what this resolves with.
 * An earlier preview of the slice with the same label ends.
 */
export async function startPreview(
  store: ObjectStore,
  { slice, version, by, label }: Pick<Preview, 'slice' | 'version' | 'by' | 'label'>,
  now = Date.now(),
): Promise<{ secret: string; preview: Preview }> {
  const secret = randomBytes(24).toString('base64url');
  const until = new Date(now + PREVIEW_DAYS * DAY_MS).toISOString();
  const at = new Date(now).toISOString();
  const preview: Preview = { slice, version, hash: hashOf(secret), until, ...(label && { label }), at, by };
  const before = label === undefined ? [] : await readPreviews(store);
  await store.write(keyOf(preview), jsonBytes(preview), { contentType: 'application/json' });
  for (const each of before) if (each.slice === slice && each.label === label) await store.remove(keyOf(each));
  return { secret, preview };
}

/** The preview that a secret opens; null for one that nobody knows and for one that has ended alike. */
export async function previewOf(
  store: Pick<ObjectStore, 'read'>,
  secret: string,
  now = Date.now(),
): Promise<Preview | null> {
  const hash = hashOf(secret);
  const object = await store.read(keyOf({ hash }));
  const preview = object && parsePreview(object.bytes);
  if (!preview || !timingSafeEqual(Buffer.from(preview.hash, 'hex'), Buffer.from(hash, 'hex'))) return null;
  return isLive(preview, now) ? preview : null;
}

/** Every preview that the store knows, ended ones too, the latest last. Throws VETO-425 for a record that is damaged. */
export async function readPreviews(store: ObjectStore): Promise<Preview[]> {
  const keys = await store.list(FOLDER);
  const read = await Promise.all(
    keys.map(async (key) => {
      const object = await store.read(key);
      const preview = object && parsePreview(object.bytes);
      if (object && !preview) throw new ToolError('VETO-425', `${key} in ${store.place} is damaged: remove it.`);
      return preview;
    }),
  );
  return read.filter((preview) => preview !== null).toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** Whether whoever has its link still sees it. */
export function isLive({ until }: Pick<Preview, 'until'>, now = Date.now()): boolean {
  return now < Date.parse(until);
}

/** Ends previews by id or label. Resolves with those that ended. */
export async function endPreviews(store: ObjectStore, idOrLabel: string): Promise<Preview[]> {
  const ended = (await readPreviews(store)).filter((each) => [idOf(each), each.label].includes(idOrLabel));
  for (const each of ended) await store.remove(keyOf(each));
  return ended;
}

/** Forgets the previews that have ended by themselves. */
export async function forgetEndedPreviews(store: ObjectStore, now = Date.now()): Promise<void> {
  for (const each of await readPreviews(store)) if (!isLive(each, now)) await store.remove(keyOf(each));
}

function keyOf(preview: Pick<Preview, 'hash'>): string {
  return `${FOLDER}${idOf(preview)}.json`;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function parsePreview(bytes: Uint8Array): Preview | null {
  try {
    return previewSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}
