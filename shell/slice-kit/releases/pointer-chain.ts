import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type RetiredSlice,
  retiredSliceSchema,
  shellPointerSchema,
  slicePointerSchema,
} from '../src/contract/channel.ts';
import type { Pointer } from './pointer.ts';
import type { Release } from './release-files.ts';
import type { Rights } from './rights.ts';
import { fingerprint, isSignedBy, type NamedKey, parseKeyLine, type Signer } from './signatures.ts';
import { ToolError } from './tool-error.ts';

export const lineSchema = z.object({
  /** The number of the move, of this slice on this channel. */
  n: z.number(),
  channel: z.string(),
  slice: z.string(),
  action: z.enum(['publish', 'canary', 'promote', 'rollback', 'abort', 'retire', 'prune', 'owners', 'take-over']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  percent: z.optional(z.number()),
  ended: z.optional(z.string()),
  bad: z.optional(z.string()),
  reason: z.optional(z.string()),
  accepted: z.optional(z.array(z.string())),
  /** Of 'owners': lines of allowed_signers, whose keys may move the slice from then on. */
  owners: z.optional(z.array(z.string())),
  /** Of 'take-over' in older stores. */
  history: z.optional(z.string()),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  /** SHA-256 of the line before, signature included; null in the first. */
  previous: z.nullable(z.string()),
  /** The releases that the pointer then names: '<version> <SHA-256>'. */
  live: z.object({ stable: z.optional(z.string()), canary: z.optional(z.string()), previous: z.optional(z.string()) }),
  /** SHA-256 of what the pointer then is. */
  state: z.string(),
  /** The fingerprint of the key that signed it. */
  key: z.string(),
  signature: z.string(),
});
export type ChainLine = z.infer<typeof lineSchema>;

/** What a slice's pointer is: live, retired, or only owned. */
export interface PointerState {
  pointer?: Pointer | undefined;
  retired?: RetiredSlice | undefined;
}

/** `channels/<channel>/<slice>.json`: the pointer of a slice, and every move that led to it. */
export interface PointerFile extends PointerState {
  chain: [ChainLine, ...ChainLine[]];
}

export function headOf({ chain }: PointerFile): ChainLine {
  return chain.at(-1) ?? chain[0];
}

/** Throws VETO-425 for what is no pointer; `what` names the file. */
export function parsePointer(what: string, slice: string, bytes: Uint8Array): PointerFile {
  const schema = z.object({
    pointer: z.optional(slice === 'shell' ? shellPointerSchema : slicePointerSchema),
    retired: z.optional(retiredSliceSchema),
    chain: z.array(lineSchema).check(z.minLength(1)),
  });
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(bytes).toString());
  } catch (error) {
    throw new ToolError('VETO-425', `${what} is damaged: it is no JSON.`, { cause: error });
  }
  const parsed = schema.safeParse(read, { error: z.locales.en().localeError });
  if (!parsed.success) throw new ToolError('VETO-425', `${what} is damaged:\n${z.prettifyError(parsed.error)}`);
  // As it is written: hashes are of that, also of what a later version adds.
  return read as PointerFile;
}

/** Whether a key allows an action: nobody but administrators names owners, takes a channel over or previews the shell. */
function mayDo(key: NamedKey, { slice, action }: Asked, isRoot: boolean): boolean {
  if (slice === 'shell' && action === 'preview') return isRoot && !key.verbs;
  if (key.verbs) return key.verbs.includes(action);
  return isRoot || !['owners', 'take-over'].includes(action);
}

/** The owners of a slice, as its chain says last; none where administrators alone may move it. */
export function ownersOf(file: Pick<PointerFile, 'chain'> | undefined): NamedKey[] {
  const lines = file?.chain.findLast(({ owners }) => owners)?.owners ?? [];
  return lines.flatMap((line) => parseKeyLine(line) ?? []);
}

/** What somebody wants to do. */
interface Asked {
  slice: string;
  /** Of a line, or 'preview', which no line has. */
  action: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The key with this fingerprint that may do so; undefined when there is none. */
export function keyFor(
  print: string,
  asked: Asked,
  roots: readonly NamedKey[],
  owners: readonly NamedKey[],
): NamedKey | undefined {
  const fits = (isRoot: boolean) => (key: NamedKey) =>
    fingerprint(key.blob) === print && mayDo(key, asked, isRoot) && (!key.until || asked.at < key.until);
  return roots.find(fits(true)) ?? owners.find(fits(false));
}

/** Why the key with this fingerprint may not do so: 'it ended at 2026-11-01T00:00:00Z'. */
function whyNot(
  print: string,
  asked: Asked,
  { roots, owners }: { roots: readonly NamedKey[]; owners: readonly NamedKey[] },
) {
  const named = [...roots, ...owners].find(({ blob }) => fingerprint(blob) === print);
  if (!named) return roots.length > 0 ? 'nobody has named it' : 'no administrator is set (VETO_OWNERS_KEYS)';
  const { verbs, until } = named;
  if (until && asked.at >= until) return `it ended at ${until}`;
  return verbs ? `it may only ${verbs.join(', ')}` : 'only an administrator may do so';
}

/**
 * Throws unless every line is signed by a key that could then say so, and follows from the one before: VETO-434 for a
 * signature that does not count, VETO-435 for a line that is missing, altered or out of order. `seen` is the same pointer
 * as it was before; it must go on from there.
 */
export function verifyPointer(
  { name, slice }: { name: string; slice: string },
  file: PointerFile,
  { roots }: Pick<Rights, 'roots'>,
  seen?: PointerFile,
): void {
  const broken = (why: string) => new ToolError('VETO-435', `The moves of ${slice} on ${name} are not whole: ${why}.`);
  const known = seen && headOf(seen);
  let owners: NamedKey[] = [];
  let before: ChainLine | undefined;
  const hashes = file.chain.map(hashOf);
  const at = known ? file.chain.findIndex(({ n }) => n === known.n) : -1;
  if (known && at === -1) throw broken(`they went back from ${known.n} to ${headOf(file).n}`);
  if (known && hashes[at] !== hashOf(known)) throw broken(`move ${known.n} is not the one that was seen`);
  for (const [index, line] of file.chain.entries()) {
    const { n, action } = line;
    if (line.slice !== slice || line.channel !== name) throw broken(`move ${n} is of ${line.slice} on ${line.channel}`);
    if (before ? n !== before.n + 1 : line.previous !== null || (n !== 1 && action !== 'take-over'))
      throw broken(`a line before move ${n} is missing`);
    if (before && line.previous !== hashes[index - 1])
      throw broken(`the line before move ${n} is not the one it follows`);
    if (!isMoment(line.at)) throw broken(`move ${n} has no date that can be read`);
    if (before && line.at < before.at) throw broken(`move ${n} is dated before the one that it follows`);
    if (!follows(line, before)) throw broken(`move ${n} does more than ${action}`);
    if (index > at) refuseUnsigned(line, roots, owners);
    if (line.owners) owners = ownersOf({ chain: [line] });
    before = line;
  }
  const head = headOf(file);
  if (head.state !== stateHash(file) || JSON.stringify(head.live) !== JSON.stringify(liveOf(file)))
    throw broken('the pointer is not what its last move made of it');
}

/** As `toISOString` writes it: the moves of other slices are dated after it. */
function isMoment(at: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(at) && !Number.isNaN(Date.parse(at));
}

/** Whether a key that could say so then has signed a line. */
export function isSignedLine(line: ChainLine, roots: readonly NamedKey[], owners: readonly NamedKey[]): boolean {
  const signer = keyFor(line.key, line, roots, owners);
  return signer !== undefined && isSignedBy(signer.blob, signedText(line), line.signature);
}

function refuseUnsigned(line: ChainLine, roots: readonly NamedKey[], owners: readonly NamedKey[]): void {
  const { slice, n, action, key, by } = line;
  const signer = keyFor(key, line, roots, owners);
  if (!signer)
    throw new ToolError(
      'VETO-434',
      `${slice}: move ${n} (${action} by ${by}) has the key ${key}, which may not do so: ${whyNot(key, line, { roots, owners })}.`,
    );
  if (!isSignedBy(signer.blob, signedText(line), line.signature))
    throw new ToolError('VETO-434', `${slice}: move ${n} (${action} by ${by}) is not signed by ${signer.name}.`);
}

/** Whether the releases after a line are those that its action may leave: a key that may end canaries ends no more. */
function follows({ action, live, state }: ChainLine, before: ChainLine | undefined): boolean {
  const was = before?.live ?? {};
  const sameStable = live.stable === was.stable && live.previous === was.previous;
  switch (action) {
    case 'abort':
      return sameStable && was.canary !== undefined && live.canary === undefined;
    case 'canary':
      return sameStable && live.canary !== undefined;
    case 'promote':
      return live.stable !== undefined && live.stable === was.canary && live.canary === undefined;
    case 'prune':
      return sameStable && live.canary === was.canary;
    case 'owners':
      return before ? state === before.state : state === stateHash({});
    case 'retire':
      return live.stable === undefined && live.canary === undefined;
    case 'take-over':
      return before === undefined;
    default:
      return live.stable !== undefined && live.canary === undefined;
  }
}

/** What somebody wants written; the rest of the line follows from the chain. */
export type WantedLine = Omit<ChainLine, 'n' | 'previous' | 'live' | 'state' | 'key' | 'signature'> & { n?: number };

/** The key here, which may do so. Throws VETO-434 where it may not, or there is none. */
export function refuseStranger(
  asked: Asked,
  file: Pick<PointerFile, 'chain'> | undefined,
  { roots, signer }: Rights,
): Signer {
  const { slice, action } = asked;
  if (!signer) throw new ToolError('VETO-434', `A move of ${slice} needs a key: set VETO_SIGNING_KEY.`);
  const owners = ownersOf(file);
  const print = fingerprint(signer.blob);
  if (keyFor(print, asked, roots, owners)) return signer;
  const names = owners.length > 0 ? `Its owners are ${owners.map(({ name }) => name).join(', ')}.` : 'Nobody owns it.';
  const how = `An administrator adds a key: slice owners ${slice} --add <file.pub>`;
  const why = whyNot(print, asked, { roots, owners });
  throw new ToolError(
    'VETO-434',
    `${slice}: the key ${print} has no right to this move (${action}): ${why}. ${names} ${how}`,
  );
}

/** The pointer with one more move, signed. Throws VETO-434 where the key here may not do so. */
export async function withLine(
  file: PointerFile | undefined,
  state: PointerState,
  wanted: WantedLine,
  rights: Rights,
): Promise<PointerFile> {
  const signer = refuseStranger(wanted, file, rights);
  const head = file && headOf(file);
  const written = JSON.parse(JSON.stringify({ pointer: state.pointer, retired: state.retired })) as PointerState;
  const unsigned = {
    n: (head?.n ?? 0) + 1,
    ...wanted,
    previous: head ? hashOf(head) : null,
    live: liveOf(written),
    state: stateHash(written),
    key: fingerprint(signer.blob),
  };
  const text = signedText(unsigned);
  const line = { ...(JSON.parse(text) as typeof unsigned), signature: await signer.sign(text) };
  return { ...written, chain: [...(file?.chain ?? []), line] as PointerFile['chain'] };
}

function signedText(line: Omit<ChainLine, 'signature'> & { signature?: string }): string {
  const { signature: _, ...rest } = line;
  return JSON.stringify(rest);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function hashOf(value: unknown): string {
  return sha256(JSON.stringify(value));
}

function stateHash({ pointer, retired }: PointerState): string {
  return hashOf({ pointer, retired });
}

function liveOf({ pointer }: PointerState): ChainLine['live'] {
  const idOf = (release: Release | undefined) => release && `${release.version} ${hashOf(release)}`;
  const live = {
    stable: idOf(pointer?.stable),
    canary: idOf(pointer?.canary?.release),
    previous: idOf(pointer?.previous),
  };
  return JSON.parse(JSON.stringify(live));
}
