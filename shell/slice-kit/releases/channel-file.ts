import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Channel, channelSchema } from '../src/contract/channel.ts';
import { DEFAULT_CHANNEL } from './default-channel.ts';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import { revisionKey } from './revision-key.ts';
import { ToolError } from './tool-error.ts';

/** One line of the audit: who moved which pointer, from where to where. */
export interface Move {
  action: 'publish' | 'canary' | 'promote' | 'rollback' | 'abort' | 'retire' | 'prune';
  slice: string;
  from: string | null;
  to: string | null;
  percent?: number;
  /** The canary that the move ended, where it was neither promoted nor `from`. */
  ended?: string;
  /** The version that the move marked bad. */
  bad?: string;
  /** Why, in the words of who moved it. */
  reason?: string;
  /** What was asked about and answered with yes. */
  accepted?: string[];
}

export interface AuditLine extends Move {
  channel: string;
  /** The revision of the channel that the move made. */
  revision: number;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
}

export interface Change {
  channel: Channel;
  move: Move;
}

const EMPTY: Channel = { revision: 0, releasesUrl: '/releases/', slices: {} };
/** While six teams publish without a pause, every second try fails. */
const TRIES = 20;
const LONGEST_WAIT_MS = 500;

/** Throws VETO-405 for what cannot be a channel's name: it becomes part of a file's. */
export function channelKey(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new ToolError(
      'VETO-405',
      `'${name}' cannot be a channel's name: it is lower-case letters, digits and dashes.`,
    );
  return `channels/${name}.json`;
}

/** The channel as it is now; revision 0 when there is none yet. Throws VETO-425 when it is damaged. */
export async function readChannel(store: ObjectStore, name = DEFAULT_CHANNEL): Promise<Channel> {
  return (await readWithTag(store, name)).channel;
}

/**
 * Moves a pointer by compare-and-set: `change` gets the channel as it is and says what it should be, or null to leave
 * it. When somebody else was quicker it is asked again with theirs. The revision that it replaces is kept, and the
 * audit line written, before the move; the line is taken back when the move does not happen. Throws VETO-431 when others were quicker twenty times.
 */
export async function moveChannel(
  store: ObjectStore,
  name: string,
  by: string,
  change: (channel: Channel) => Change | null,
): Promise<Channel> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { channel, etag } = await readWithTag(store, name);
    const wanted = change(channel);
    if (!wanted) return channel;
    const next = { ...wanted.channel, revision: channel.revision + 1 };
    const audit = await writeAudit(store, { ...wanted.move, channel: name, revision: next.revision, at: now(), by });
    if (etag !== null) await keepRevision(store, name, channel);
    const condition = etag === null ? ({ ifAbsent: true } as const) : { ifMatch: etag };
    const written = await store.write(channelKey(name), jsonBytes(next), {
      condition,
      cacheControl: 'no-cache',
      contentType: 'application/json',
    });
    if (written !== null) return next;
    await store.remove(audit);
    // Apart in time, those who met once do not meet again; a bucket takes longer than a folder.
    await wait(Math.random() * Math.min(50 * 2 ** attempt, LONGEST_WAIT_MS));
  }
  throw new ToolError('VETO-431', `Channel ${name} was moved by others ${TRIES} times: look at it and try again.`);
}

/** Every move of a channel, or its `latest` ones, oldest first. */
export async function readAudit(
  store: ObjectStore,
  name = DEFAULT_CHANNEL,
  latest = Number.POSITIVE_INFINITY,
): Promise<AuditLine[]> {
  const keys = (await store.list(`audit/${name}/`)).slice(-latest);
  const lines = await Promise.all(
    keys.map(async (key) => {
      const object = await store.read(key);
      return object ? (parseJson(`${key} in ${store.place}`, object.bytes) as AuditLine) : null;
    }),
  );
  return lines.filter((line) => line !== null);
}

/** Whoever moves the channel at the same time writes the same: a revision never changes. */
async function keepRevision(store: ObjectStore, name: string, channel: Channel): Promise<void> {
  await store.write(revisionKey(name, channel.revision), jsonBytes(channel), { contentType: 'application/json' });
}

async function writeAudit(store: ObjectStore, line: AuditLine): Promise<string> {
  const order = String(line.revision).padStart(8, '0');
  const key = `audit/${line.channel}/${order}-${crypto.randomUUID().slice(0, 8)}.json`;
  await store.write(key, jsonBytes(line), { contentType: 'application/json' });
  return key;
}

async function readWithTag(store: ObjectStore, name: string): Promise<{ channel: Channel; etag: string | null }> {
  const object = await store.read(channelKey(name));
  if (!object) return { channel: EMPTY, etag: null };
  return { channel: parseChannel(`${channelKey(name)} in ${store.place}`, object.bytes), etag: object.etag };
}

/** Throws VETO-425 for what is no channel; `what` names the file in the sentence. */
export function parseChannel(what: string, bytes: Uint8Array): Channel {
  const parsed = channelSchema.safeParse(parseJson(what, bytes), { error: z.locales.en().localeError });
  if (!parsed.success) throw new ToolError('VETO-425', `${what} is damaged:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parseJson(what: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch (error) {
    throw new ToolError('VETO-425', `${what} is damaged: it is no JSON.`, { cause: error });
  }
}

function now(): string {
  return new Date().toISOString();
}
