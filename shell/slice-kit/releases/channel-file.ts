import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Channel, channelSchema } from '../src/contract/channel.ts';
import { behindHead, readHead, writeHead } from './channel-head.ts';
import { channelKey, indexMark, writeIndex } from './channel-index.ts';
import { DEFAULT_CHANNEL } from './default-channel.ts';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import { pointerOf } from './pointer.ts';
import { type ChainLine, headOf, type PointerFile, parsePointer, verifyPointer, withLine } from './pointer-chain.ts';
import { type Rights, rightsOf, rightsToMove } from './rights.ts';
import { ToolError } from './tool-error.ts';

/** What somebody did to a pointer, from where to where. */
export interface Move extends Pick<ChainLine, 'slice' | 'from' | 'to'> {
  action: ChainLine['action'];
  percent?: number;
  /** The canary that the move ended, where it was neither promoted nor `from`. */
  ended?: string;
  /** The version that the move marked bad. */
  bad?: string;
  /** Why, in the words of who moved it. */
  reason?: string;
  /** What was asked about and answered with yes. */
  accepted?: string[];
  /** Of 'owners': whose keys may move the slice from then on. */
  owners?: string[];
}

export interface Change {
  channel: Channel;
  move: Move;
}

/** A pointer as it lies in the store. */
export interface StoredPointer {
  file: PointerFile;
  bytes: Uint8Array;
  etag: string;
}

export interface Composition {
  channel: Channel;
  pointers: ReadonlyMap<string, StoredPointer>;
  /** Set while a folder's index is the channel itself: a copy that nobody has moved yet. */
  isUnsigned: boolean;
  /** Why pointers of other slices were left out; empty, unless it was asked about one slice alone. */
  leftOut: readonly string[];
  /** VETO-435 by slice: a later move than its pointer has was made, as the head of the channel proves. */
  behind: ReadonlyMap<string, ToolError>;
}

/** What is wrong with one pointer, and no others; anything else is the store's trouble. */
export const POINTER_REFUSALS: readonly string[] = ['VETO-405', 'VETO-425', 'VETO-434', 'VETO-435'];

const EMPTY: Channel = { revision: 0, releasesUrl: '/releases/', slices: {} };
/** While six teams publish without a pause, a try may fail. */
const TRIES = 20;
const LONGEST_WAIT_MS = 500;

/** Where the pointer of a slice is, or of 'shell'. Throws VETO-405 for what cannot be a name. */
export function pointerKey(name: string, slice: string): string {
  const folder = channelKey(name).replace(/\.json$/, '/');
  if (!/^[a-z][a-z0-9-]*$/.test(slice)) throw new ToolError('VETO-405', `'${slice}' cannot be a slice's name.`);
  return `${folder}${slice}.json`;
}

/**
 * The channel that pointers make together; its revision is the number of all moves. A slice that has been live for longer
 * comes first, and so keeps an address that another claims too.
 */
export function composed(pointers: ReadonlyMap<string, Pick<StoredPointer, 'file'>>): Channel {
  const channel: Channel = { ...EMPTY, slices: {} };
  const retired: NonNullable<Channel['retired']> = {};
  const since = (slice: string) => `${liveSince(pointers.get(slice)?.file.chain ?? [])} ${slice}`;
  for (const [slice, { file }] of [...pointers].toSorted(([a], [b]) => (since(a) < since(b) ? -1 : 1))) {
    channel.revision += headOf(file).n;
    // The casts hold because a pointer only ever carries releases of its own slice.
    if (file.pointer && slice === 'shell') channel.shell = file.pointer as NonNullable<Channel['shell']>;
    else if (file.pointer) channel.slices[slice] = file.pointer as Channel['slices'][string];
    if (file.retired) retired[slice] = file.retired;
  }
  return { ...channel, ...(Object.keys(retired).length > 0 && { retired }) };
}

/** The moment of the move that made a slice live, after it was retired, too; '' for one that is not. */
function liveSince(chain: readonly ChainLine[]): string {
  return chain.findLast(({ live }, index) => live.stable && !chain[index - 1]?.live.stable)?.at ?? '';
}

/** The keys of all pointers of a channel by slice, of those that a store lists. */
export function pointerKeys(name: string, keys: Iterable<string>): Map<string, string> {
  const folder = channelKey(name).replace(/\.json$/, '/');
  return new Map(
    [...keys].flatMap((key): [string, string][] =>
      key.startsWith(folder) && key.endsWith('.json') ? [[key.slice(folder.length, -'.json'.length), key]] : [],
    ),
  );
}

export interface CompositionOptions {
  /** Whose moves count; the store's own unless told. */
  rights?: Pick<Rights, 'roots' | 'isLocal'> | undefined;
  /** The name of a slice: pointers of others that do not count are left out. Nobody waits for another team to go back. */
  alone?: string | undefined;
}

export interface MoveOptions extends CompositionOptions {
  /** With the key that signs. */
  rights?: Rights | undefined;
  /** ISO 8601; now unless told. */
  at?: string | undefined;
}

/**
 * What is live, checked: every move is signed by somebody who might, and none is missing. Throws VETO-425, 434 or 435 for
 * a pointer that does not count.
 */
export async function readComposition(
  store: ObjectStore,
  name = DEFAULT_CHANNEL,
  { rights, alone }: CompositionOptions = {},
): Promise<Composition> {
  const index = channelKey(name);
  const { roots, isLocal } = rights ?? (await rightsOf(store));
  const head = await readHead(store, name);
  const keys = pointerKeys(name, await store.list(index.replace(/\.json$/, '/')));
  const unsigned = isLocal && (await unsignedChannel(store, name, new Set(keys.keys())));
  if (unsigned) return { channel: unsigned, pointers: new Map(), isUnsigned: true, leftOut: [], behind: new Map() };
  const leftOut = new Map<string, string>();
  const read = [...keys].map(async ([slice, key]): Promise<[string, StoredPointer][]> => {
    const object = await store.read(key);
    if (!object) return [];
    try {
      const file = parsePointer(`${key} in ${store.place}`, slice, object.bytes);
      verifyPointer({ name, slice }, file, { roots });
      return [[slice, { file, ...object }]];
    } catch (error) {
      if (!(error instanceof ToolError) || !POINTER_REFUSALS.includes(error.code)) throw error;
      if (alone === undefined || slice === alone) throw withRepair(error, key, slice);
      leftOut.set(slice, error.message);
      return [];
    }
  });
  const pointers = new Map((await Promise.all(read)).flat());
  const behind = behindHead(name, head, pointers, { roots });
  for (const slice of leftOut.keys()) behind.delete(slice);
  return { channel: composed(pointers), pointers, isUnsigned: false, leftOut: [...leftOut.values()], behind };
}

/** The same refusal, with the way out: nobody moves or checks anything beside this pointer before. */
function withRepair(error: ToolError, key: string, slice: string): ToolError {
  const condition = error.code === 'VETO-434' ? 'If VETO_OWNERS_KEYS is right here, the' : 'The';
  const repair = `${condition} last good one repairs it: copy last-good-channel/${slice}.json of a site's data folder to ${key}.`;
  return new ToolError(error.code, `${error.message.slice(error.code.length + 1)}\n${repair}`, { cause: error });
}

/** The index, where it still is the channel itself, until all is taken over; null else. Throws VETO-425 when it is damaged. */
export async function unsignedChannel(
  store: ObjectStore,
  name: string,
  pointers: ReadonlySet<string>,
): Promise<Channel | null> {
  if (pointers.has('shell')) return null;
  const object = await store.read(channelKey(name));
  if (!object || indexMark(object.bytes)?.derived) return null;
  const channel = parseChannel(`${channelKey(name)} in ${store.place}`, object.bytes);
  const last = namesIn(channel).at(-1);
  return last === undefined || pointers.has(last) ? null : channel;
}

/** Every slice of a channel, live or retired, and last the shell: without it nobody is shown anything. */
export function namesIn({ shell, slices, retired = {} }: Channel): string[] {
  return [...new Set([...Object.keys(slices), ...Object.keys(retired)]), ...(shell ? ['shell'] : [])];
}

/** The channel as it is now; revision 0 when there is none yet. Throws as `readComposition`, and leaves out what that does. */
export async function readChannel(store: ObjectStore, name = DEFAULT_CHANNEL, alone?: string): Promise<Channel> {
  return (await readComposition(store, name, { alone })).channel;
}

/**
 * Moves a slice's pointer by compare-and-set: `change` gets the channel as it is and says what it should be, or null to
 * leave it. When somebody else was quicker it is asked again with theirs. The move is signed with the key of `rights`;
 * throws VETO-434 before anything is written where that may not do so, and VETO-431 when others were quicker twenty times.
 */
export async function moveChannel(
  store: ObjectStore,
  name: string,
  by: string,
  change: (channel: Channel) => Change | null,
  { rights: given, at: moment, alone }: MoveOptions = {},
): Promise<Channel> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await readComposition(store, name, { rights: given, alone });
    const wanted = change(before.channel);
    if (!wanted) return before.channel;
    const rights = given ?? (await rightsToMove(store));
    if (before.isUnsigned) {
      const { signChannel } = await import('./sign-channel.ts');
      await signChannel(store, name, by, rights);
      continue;
    }
    const { slice } = wanted.move;
    const setBack = before.behind.get(slice);
    if (setBack) throw setBack;
    const stored = before.pointers.get(slice);
    const state = { pointer: pointerOf(wanted.channel, slice), retired: wanted.channel.retired?.[slice] };
    const at = moment ?? momentAfter(before, slice);
    const file = await withLine(stored?.file, state, { ...wanted.move, channel: name, at, by }, rights);
    // Whoever writes what nobody would take has not moved it.
    verifyPointer({ name, slice }, file, rights, stored?.file);
    const written = await writePointer(store, name, slice, file, stored);
    if (written !== null) {
      const mine = composed(new Map<string, { file: PointerFile }>([...before.pointers, [slice, { file }]]));
      // Another team may have moved in between, and a revision has one content. The move is made, whether this can be read or not.
      const now = await readComposition(store, name, { rights, alone: slice }).catch(() => null);
      // Servers, which know what the others last were, write it then.
      if (now?.leftOut.length === 0) await writeIndex(store, name, now.channel);
      await writeHead(store, name, new Map([[slice, { file }]]), rights);
      return now?.channel ?? mine;
    }
    // Apart in time, those who met once do not meet again; a bucket takes longer than a folder.
    await wait(Math.random() * Math.min(50 * 2 ** attempt, LONGEST_WAIT_MS));
  }
  throw new ToolError('VETO-431', `Channel ${name} was moved by others ${TRIES} times: look at it and try again.`);
}

/** Resolves with null where somebody else was quicker. */
export async function writePointer(
  store: ObjectStore,
  name: string,
  slice: string,
  file: PointerFile,
  stored: StoredPointer | undefined,
): Promise<string | null> {
  return store.write(pointerKey(name, slice), jsonBytes(file), {
    condition: stored ? { ifMatch: stored.etag } : { ifAbsent: true },
    cacheControl: 'no-cache',
    contentType: 'application/json',
  });
}

/** Others are told apart by their order, but follow no clock that is further ahead: their keys may end before that. */
const AHEAD_MS = 365 * 86_400_000;

/**
 * Now, but later than every move that can be seen: moves are told in the order of their moments. A team whose clock is years
 * ahead dates its own moves alone.
 */
function momentAfter({ pointers }: Composition, slice: string): string {
  const now = Date.now();
  const latest = [...pointers]
    .map(([each, { file }]) => ({ each, at: Date.parse(headOf(file).at) }))
    .filter(({ each, at }) => each === slice || at < now + AHEAD_MS);
  return new Date(Math.max(now, ...latest.map(({ at }) => at + 1))).toISOString();
}

/** Throws VETO-425 for what is no channel; `what` names the file in the sentence. */
export function parseChannel(what: string, bytes: Uint8Array): Channel {
  const parsed = channelSchema.safeParse(parseJson(what, bytes), { error: z.locales.en().localeError });
  if (!parsed.success) throw new ToolError('VETO-425', `${what} is damaged:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export function parseJson(what: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch (error) {
    throw new ToolError('VETO-425', `${what} is damaged: it is no JSON.`, { cause: error });
  }
}
