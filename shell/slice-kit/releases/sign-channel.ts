import { composed, namesIn, pointerKeys, readComposition, unsignedChannel, writePointer } from './channel-file.ts';
import { writeHead } from './channel-head.ts';
import { channelKey, writeIndex } from './channel-index.ts';
import type { ObjectStore } from './object-store.ts';
import { pointerOf } from './pointer.ts';
import { withLine } from './pointer-chain.ts';
import type { Rights } from './rights.ts';

/**
 * Signs what is live in a folder whose channel is a plain file, as `slice dev --from` copies it: each slice gets its pointer.
 * Resolves with the slices; none where it was done. Goes on where it was interrupted. Throws VETO-434 for a key that is no
 * administrator's.
 */
export async function signChannel(store: ObjectStore, name: string, by: string, rights: Rights): Promise<string[]> {
  const there = new Set(pointerKeys(name, await store.list(channelKey(name).replace(/\.json$/, '/'))).keys());
  const channel = await unsignedChannel(store, name, there);
  if (!channel) return [];
  const names = namesIn(channel);
  const now = Date.now();
  for (const [index, slice] of names.entries()) {
    if (there.has(slice)) continue;
    const pointer = pointerOf(channel, slice);
    const version = pointer?.stable.version ?? null;
    const file = await withLine(
      undefined,
      { pointer, retired: channel.retired?.[slice] },
      {
        // Revisions go on from where they were.
        n: 1 + (slice === names[0] ? channel.revision : 0),
        ...{ channel: name, slice, action: 'take-over', from: version, to: version },
        // In their order, which says whose an address is.
        ...{ at: new Date(now + index).toISOString(), by },
      },
      rights,
    );
    await writePointer(store, name, slice, file, undefined);
  }
  const { pointers } = await readComposition(store, name, { rights });
  await writeIndex(store, name, composed(pointers));
  await writeHead(store, name, pointers, rights);
  return names;
}
