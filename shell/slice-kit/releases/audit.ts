import { type Move, parseJson, readComposition } from './channel-file.ts';
import { DEFAULT_CHANNEL } from './default-channel.ts';
import type { ObjectStore } from './object-store.ts';
import { type ChainLine, hashOf } from './pointer-chain.ts';
import { ToolError } from './tool-error.ts';

/** One line of the audit: who moved which pointer. */
export interface AuditLine extends Move {
  channel: string;
  /** The revision of the channel that the move made. */
  revision: number;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  /** What the pointer named from then on; missing in moves from before they were signed. */
  live?: ChainLine['live'];
}

/** Every move of a channel, or its `latest` ones, oldest first. Throws VETO-435 where one from before they were signed is gone or altered. */
export async function readAudit(
  store: ObjectStore,
  name = DEFAULT_CHANNEL,
  latest = Number.POSITIVE_INFINITY,
): Promise<AuditLine[]> {
  const [unsigned, { pointers, channel }] = await Promise.all([
    unsignedAudit(store, name),
    readComposition(store, name),
  ]);
  for (const { file } of pointers.values()) {
    const { slice, history } = file.chain[0];
    if (history && history !== hashOf(unsigned.filter((line) => line.slice === slice)))
      throw new ToolError('VETO-435', `The moves of ${slice} on ${name} from before they were signed are not whole.`);
  }
  const signed = [...pointers.values()]
    .flatMap(({ file }) => file.chain)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((line, at, { length }) => ({ ...line, revision: channel.revision - length + at + 1 }));
  return [...unsigned, ...signed].slice(-latest) as AuditLine[];
}

/** The moves of a channel from before they were signed. */
export async function unsignedAudit(store: ObjectStore, name: string): Promise<AuditLine[]> {
  const lines = (await store.list(`audit/${name}/`)).map(async (key) => {
    const object = await store.read(key);
    return object ? (parseJson(`${key} in ${store.place}`, object.bytes) as AuditLine) : null;
  });
  return (await Promise.all(lines)).filter((line) => line !== null);
}
