import * as z from 'zod/mini';
import { channelKey } from './channel-index.ts';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import {
  type ChainLine,
  hashOf,
  headOf,
  isSignedLine,
  lineSchema,
  ownersOf,
  type PointerFile,
} from './pointer-chain.ts';
import type { Rights } from './rights.ts';
import { ToolError } from './tool-error.ts';

/** The last move of a slice, as its mover signed it, and the one that then named its owners. */
interface HeadEntry {
  last: ChainLine;
  owners?: ChainLine | undefined;
}

/** `revisions/<channel>/head.json`, by slice: it remembers for whoever reads a channel for the first time. */
export type ChannelHead = Readonly<Record<string, HeadEntry>>;

type Pointers = ReadonlyMap<string, { file: PointerFile }>;

const headSchema = z.record(z.string(), z.object({ last: lineSchema, owners: z.optional(lineSchema) }));
const TRIES = 20;

function headKey(name: string): string {
  return channelKey(name).replace(/^channels\/(.*)\.json$/, 'revisions/$1/head.json');
}

/** Read it before the pointers: a move may come in between. Empty where there is none, or one that is damaged. */
export async function readHead(store: Pick<ObjectStore, 'read'>, name: string): Promise<ChannelHead> {
  return parseHead((await store.read(headKey(name)))?.bytes);
}

function parseHead(bytes: Uint8Array | undefined): ChannelHead {
  try {
    const read: unknown = JSON.parse(Buffer.from(bytes ?? '{}').toString());
    // As it is written: signatures are of that.
    return headSchema.safeParse(read).success ? (read as ChannelHead) : {};
  } catch {
    return {};
  }
}

/** The last move that the head proves of a slice; undefined where nobody signed it who might. */
function provenLine(
  name: string,
  slice: string,
  entry: HeadEntry | undefined,
  { roots }: Pick<Rights, 'roots'>,
): ChainLine | undefined {
  if (!entry) return undefined;
  const { last, owners } = entry;
  const isOurs = (line: ChainLine) => line.slice === slice && line.channel === name;
  const named = owners && isOurs(owners) && isSignedLine(owners, roots, []) ? ownersOf({ chain: [owners] }) : [];
  return isOurs(last) && isSignedLine(last, roots, named) ? last : undefined;
}

/** VETO-435 by slice, for each pointer that lacks the last move which the head proves: somebody has set it back. */
export function behindHead(
  name: string,
  head: ChannelHead,
  pointers: Pointers,
  rights: Pick<Rights, 'roots'>,
): Map<string, ToolError> {
  const behind = new Map<string, ToolError>();
  for (const [slice, entry] of Object.entries(head)) {
    const last = provenLine(name, slice, entry, rights);
    const file = pointers.get(slice)?.file;
    const there = last && file?.chain.find(({ n }) => n === last.n);
    if (!last || (there && hashOf(there) === hashOf(last))) continue;
    const now = file ? `ends with move ${headOf(file).n}` : 'is gone';
    const repair = `Put the latest one back, or, if it is lost, remove ${headKey(name)}.`;
    const made = `move ${last.n} (${last.action} by ${last.by}) was made on ${last.at.slice(0, 10)}`;
    behind.set(slice, new ToolError('VETO-435', `The pointer of ${slice} ${now}, but ${made}. ${repair}`));
  }
  return behind;
}

/** Notes the last moves of these pointers, but never an earlier one than is proven there. Whoever may not write leaves it to others. */
export async function writeHead(
  store: ObjectStore,
  name: string,
  pointers: Pointers,
  rights: Pick<Rights, 'roots'>,
): Promise<void> {
  const key = headKey(name);
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const there = await store.read(key);
      const before = parseHead(there?.bytes);
      const later = [...pointers].filter(
        ([slice, { file }]) => (provenLine(name, slice, before[slice], rights)?.n ?? 0) < headOf(file).n,
      );
      if (later.length === 0) return;
      const next = { ...before, ...Object.fromEntries(later.map(([slice, { file }]) => [slice, entryOf(file)])) };
      const condition = there ? { ifMatch: there.etag } : { ifAbsent: true as const };
      if ((await store.write(key, jsonBytes(next), { condition, contentType: 'application/json' })) !== null) return;
    }
  } catch (error) {
    if (!(error instanceof ToolError && error.code === 'VETO-426')) throw error;
  }
}

function entryOf(file: PointerFile): HeadEntry {
  const owners = file.chain.findLast((line) => line.owners);
  return { last: headOf(file), ...(owners && { owners }) };
}
