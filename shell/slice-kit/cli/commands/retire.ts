import { moveChannel, moves, readChannel } from '../../releases/index.ts';
import { actor, openStore } from '../store-of.ts';
import { refuseUnknown } from './live-names.ts';

/**
 * `slice retire mf-owner [--reason text]`: takes a slice out of the channel. Its releases stay in the store, `start`
 * leaves it out, and `slice rollback` or a publish brings it back.
 */
export async function retire(slice: string, values: { channel: string; reason?: string }): Promise<number> {
  const store = await openStore();
  const before = await readChannel(store, values.channel);
  refuseUnknown(slice, values.channel, before);
  if (before.retired?.[slice] && !moves.pointerOf(before, slice)) {
    console.log(`There is nothing to do: ${slice} is retired on ${values.channel} already.`);
    return 0;
  }
  const channel = await moveChannel(store, values.channel, actor(), (now) => moves.retire(now, slice, values.reason));
  console.log(
    `${slice} is taken out of ${values.channel}, revision ${channel.revision}; slice rollback ${slice} undoes it`,
  );
  return 0;
}
