import { type Move, moveChannel, readComposition } from './channel-file.ts';
import type { ObjectStore } from './object-store.ts';
import { pointerOf } from './pointer.ts';
import { refuseStranger } from './pointer-chain.ts';
import { type Rights, rightsToMove } from './rights.ts';
import { keyLine, type NamedKey } from './signatures.ts';

/** Says whose keys may move a slice from now on; what is live stays. Throws VETO-434 for a key that is no administrator's. */
export async function moveOwners(
  store: ObjectStore,
  name: string,
  slice: string,
  by: string,
  owners: readonly NamedKey[],
  rights?: Rights,
): Promise<void> {
  await moveChannel(
    store,
    name,
    by,
    (channel) => {
      const version = pointerOf(channel, slice)?.stable.version ?? null;
      return { channel, move: { action: 'owners', slice, from: version, to: version, owners: owners.map(keyLine) } };
    },
    { rights },
  );
}

/** Throws VETO-434 where the key here may not make this move, or preview the slice: asked before any long work for it. */
export async function refuseMove(
  store: ObjectStore,
  name: string,
  slice: string,
  action: Move['action'] | 'preview',
): Promise<void> {
  const { pointers } = await readComposition(store, name);
  refuseStranger({ slice, action, at: new Date().toISOString() }, pointers.get(slice)?.file, await rightsToMove(store));
}
