import { type Move, readComposition } from './channel-file.ts';
import { DEFAULT_CHANNEL } from './default-channel.ts';
import type { ObjectStore } from './object-store.ts';
import type { ChainLine } from './pointer-chain.ts';

/** One line of the audit: who moved which pointer. */
export interface AuditLine extends Move {
  channel: string;
  /** The revision of the channel that the move made. */
  revision: number;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  /** What the pointer named from then on. */
  live: ChainLine['live'];
}

/** Every move of a channel, or its `latest` ones, oldest first. */
export async function readAudit(
  store: ObjectStore,
  name = DEFAULT_CHANNEL,
  latest = Number.POSITIVE_INFINITY,
): Promise<AuditLine[]> {
  const { pointers, channel } = await readComposition(store, name);
  return [...pointers.values()]
    .flatMap(({ file }) => file.chain)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((line, at, { length }) => ({ ...line, revision: channel.revision - length + at + 1 }))
    .slice(-latest);
}
