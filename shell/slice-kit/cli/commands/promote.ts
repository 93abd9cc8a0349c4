import { parseArgs } from 'node:util';
import { DEFAULT_CHANNEL, moveChannel, moves, readChannel, readVerified, ToolError } from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { refuseProblems } from '../check-release.ts';
import { onlyName } from '../only-name.ts';
import { actor, openStore } from '../store-of.ts';

/** `slice promote mf-owner`: the canary becomes what everybody gets. */
export function promote(args: string[]): Promise<number> {
  // What was live when the canary began may have moved on.
  return swap(args, moves.promote, refuseProblems);
}

/** `slice rollback mf-owner`: ends a canary, else everybody gets the previous release. Nothing is built. */
export function rollback(args: string[]): Promise<number> {
  // Never refused for what the check would say: it is the way out of trouble.
  return swap(args, moves.rollback, () => {});
}

async function swap(args: string[], move: typeof moves.promote, check: typeof refuseProblems): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { channel: { type: 'string', default: DEFAULT_CHANNEL } },
  });
  const slice = onlyName(positionals, 'Name one slice, or shell.');
  const store = await openStore();
  // Where the pointer is about to go must be whole, before it goes there.
  const before = await readChannel(store, values.channel);
  if (!moves.pointerOf(before, slice)) throw new ToolError('VETO-432', notLive(slice, values.channel, before));
  const target = move(before, slice).move.to;
  if (target) check(await readVerified(store, slice, target), before);
  const channel = await moveChannel(store, values.channel, actor(), (now) => {
    const change = move(now, slice);
    if (change.move.to !== target)
      throw new ToolError('VETO-431', `${slice} was moved while this was under way. Look, and try again.`);
    return change;
  });
  console.log(`${slice} is ${target} on ${values.channel}, revision ${channel.revision}`);
  return 0;
}

function notLive(slice: string, channelName: string, { shell, slices }: Channel): string {
  const live = [...(shell ? ['shell'] : []), ...Object.keys(slices)];
  return `${slice} was never published on ${channelName}. There are: ${live.join(', ') || 'none'}.`;
}
