import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Channel } from '../src/contract/channel.ts';
import { readComposition } from './channel-file.ts';
import { DEFAULT_CHANNEL } from './default-channel.ts';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import { badOf } from './pointer.ts';
import { keyFor, refuseStranger, hashOf as releaseHash } from './pointer-chain.ts';
import { type Release, readRelease } from './release-files.ts';
import { type Rights, rightsToMove } from './rights.ts';
import { fingerprint, isSignedBy, type NamedKey } from './signatures.ts';
import { ToolError } from './tool-error.ts';

const FOLDER = 'previews/';
const DAY_MS = 86_400_000;
/** How long whoever has the link sees a preview. */
export const PREVIEW_DAYS = 14;
/** A signer's clock may be that far ahead of a reader's. */
const SKEW_MS = 5 * 60_000;

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
  /** SHA-256 of the release's own file, so that no other bytes are shown under its version. */
  release: z._default(z.string(), ''),
  /** The fingerprint of the key that signed it, and the signature; empty in a record that nobody signed. */
  key: z._default(z.string(), ''),
  signature: z._default(z.string(), ''),
});
/** A release that no channel names, for whoever has its link. */
export type Preview = z.infer<typeof previewSchema>;

/** What a preview is called where people may read it; says nothing of the secret. */
export function idOf({ hash }: Pick<Preview, 'hash'>): string {
  return hash.slice(0, 16);
}

/**
 * Records a preview of a release that is in the store, signed with the key here. The secret, of 192 bits, is nowhere but in what
 * this resolves with. An earlier preview of the slice with the same label ends. Throws VETO-434 where the key may not preview
 * the slice, VETO-436 for a release that is marked bad, and VETO-424 for one that is not there.
 */
export async function startPreview(
  store: ObjectStore,
  { slice, version, by, label }: Pick<Preview, 'slice' | 'version' | 'by' | 'label'>,
  { channel: name = DEFAULT_CHANNEL, now = Date.now() }: { channel?: string; now?: number } = {},
): Promise<{ secret: string; preview: Preview }> {
  const at = new Date(now).toISOString();
  const rights = await rightsToMove(store);
  const { channel, pointers } = await readComposition(store, name, { rights, alone: slice });
  const signer = refuseStranger({ slice, action: 'preview', at }, pointers.get(slice)?.file, rights);
  refuseBad({ slice, version }, channel);
  const release = await readRelease(store, { slice, version });
  if (!release) throw new ToolError('VETO-424', `${slice} ${version} is not in ${store.place}.`);
  const secret = randomBytes(24).toString('base64url');
  const unsigned = {
    ...{ slice, version, hash: hashOf(secret), until: new Date(now + PREVIEW_DAYS * DAY_MS).toISOString() },
    ...(label && { label }),
    ...{ at, by, release: releaseHash(release), key: fingerprint(signer.blob) },
  };
  const preview: Preview = { ...unsigned, signature: await signer.sign(signedText(unsigned)) };
  const before = label === undefined ? [] : await readPreviews(store);
  await store.write(keyOf(preview), jsonBytes(preview), { contentType: 'application/json' });
  for (const each of before) if (each.slice === slice && each.label === label) await store.remove(keyOf(each));
  return { secret, preview };
}

function refuseBad({ slice, version }: Pick<Preview, 'slice' | 'version'>, channel: Channel): void {
  if (badOf(channel, slice).includes(version))
    throw new ToolError('VETO-436', `${slice} ${version} is marked bad: no preview shows it.`);
}

/** What decides whether a preview is shown: as whoever shows it knows it, not as the record says. */
export interface PreviewJudge {
  roots: Rights['roots'];
  /** Of the slice, now: a preview ends with the right of the key that signed it. */
  owners: readonly NamedKey[];
  /** What is live. */
  channel: Channel;
  /** In milliseconds. */
  now: number;
}

/** Throws VETO-436 for a preview that nobody signed who may preview its slice, that is too long, or whose release is marked bad. */
export function refuseForged(preview: Preview, { roots, owners, channel, now }: PreviewJudge): void {
  const { slice, version, until, key, signature } = preview;
  const signer = keyFor(key, { slice, action: 'preview', at: new Date(now).toISOString() }, roots, owners);
  if (!signer || !isSignedBy(signer.blob, signedText(preview), signature))
    throw new ToolError('VETO-436', `The preview of ${slice} ${version} is signed by no key that may preview it.`);
  if (Date.parse(until) > now + PREVIEW_DAYS * DAY_MS + SKEW_MS)
    throw new ToolError('VETO-436', `The preview of ${slice} ${version} would be seen for over ${PREVIEW_DAYS} days.`);
  refuseBad(preview, channel);
}

/** Throws VETO-436 for a release that is not the one whose preview was signed. */
export function refuseOtherBytes({ slice, version, release }: Preview, found: Release): void {
  if (releaseHash(found) !== release)
    throw new ToolError('VETO-436', `${slice} ${version} in the store is not the release whose preview was signed.`);
}

/** No line of a chain reads so: a signature is for one or the other. */
function signedText({ slice, version, release, hash, until, label, at, by, key }: Omit<Preview, 'signature'>): string {
  return JSON.stringify(['preview', slice, version, release, hash, until, label ?? null, at, by, key]);
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
