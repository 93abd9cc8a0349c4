import { moveChannel, moves, readComposition } from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { actor, openStore } from '../store-of.ts';
import { refuseUnknown } from './live-names.ts';

/**
 * `slice retire mf-owner [--reason text]`: takes a slice out of the channel. Its releases stay in the store, `start`
 * leaves it out, and `slice rollback` or a publish brings it back.
 */
export async function retire(slice: string, values: { channel: string; reason?: string }): Promise<number> {
  const store = await openStore();
  const { channel: before, leftOut } = await readComposition(store, values.channel, { alone: slice });
  for (const sentence of leftOut) console.error(sentence);
  refuseUnknown(slice, values.channel, before);
  if (before.retired?.[slice] && !moves.pointerOf(before, slice)) {
    console.log(`There is nothing to do: ${slice} is retired on ${values.channel} already.`);
    return 0;
  }
  const change = (now: Channel) => moves.retire(now, slice, values.reason);
  const channel = await moveChannel(store, values.channel, actor(), change, { alone: slice });
  const canary = moves.pointerOf(before, slice)?.canary?.release.version;
  const end = canary ? `; the canary ${canary} has ended` : '';
  const revision = leftOut.length > 0 ? '' : `, revision ${channel.revision}`;
  console.log(`${slice} is taken out of ${values.channel}${revision}${end}; slice rollback ${slice} undoes it`);
  return 0;
}
