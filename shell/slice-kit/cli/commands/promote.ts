import { moveChannel, moves, readChannel, readVerified } from '../../releases/index.ts';
import { refuseProblems } from '../check-release.ts';
import { actor, openStore } from '../store-of.ts';
import { namedVersion, refuseUnknown } from './live-names.ts';

/**
 * `slice promote mf-owner --version 1.4.2-0011aabb2233`: this canary, and no other, becomes what everybody gets. Where
 * everybody has it already there is nothing to do: exit code 0.
 */
export async function promote(slice: string, values: { channel: string; version?: string }): Promise<number> {
  const store = await openStore();
  const before = await readChannel(store, values.channel);
  refuseUnknown(slice, values.channel, before);
  const target = namedVersion('promote', slice, before, values.version);
  if (moves.pointerOf(before, slice)?.stable.version === target) {
    console.log(`There is nothing to do: everybody has ${slice} ${target} already.`);
    return 0;
  }
  moves.promote(before, slice, target);
  // It must be whole before the pointer goes there, and what was live when the canary began may have moved on.
  refuseProblems(await readVerified(store, slice, target), before);
  const channel = await moveChannel(store, values.channel, actor(), (now) => moves.promote(now, slice, target));
  console.log(`${slice} is ${target} on ${values.channel}, revision ${channel.revision}`);
  return 0;
}
