import { parseArgs } from 'node:util';
import { DEFAULT_CHANNEL, moveChannel, moves, readChannel } from '../../releases/index.ts';
import { onlyName } from '../only-name.ts';
import { actor, openStore } from '../store-of.ts';
import { refuseUnknown } from './live-names.ts';

/**
 * `slice retire mf-owner [--reason text]`: takes a slice out of the channel. Its releases stay in the store, `start`
 * leaves it out, and `slice rollback` or a publish brings it back.
 */
export async function retire(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { channel: { type: 'string', default: DEFAULT_CHANNEL }, reason: { type: 'string' } },
  });
  const slice = onlyName(positionals, 'Name one slice.');
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
