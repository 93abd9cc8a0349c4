import { parseArgs } from 'node:util';
import { DEFAULT_CHANNEL, moveChannel, moves, readChannel, readVerified, ToolError } from '../../releases/index.ts';
import { refuseProblems } from '../check-release.ts';
import { onlyName } from '../only-name.ts';
import { actor, openStore } from '../store-of.ts';
import { refuseUnknown } from './live-names.ts';

/** `slice promote mf-owner [--if-any]`: the canary becomes what everybody gets. With `--if-any` none is no failure. */
export async function promote(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { channel: { type: 'string', default: DEFAULT_CHANNEL }, 'if-any': { type: 'boolean' } },
  });
  const slice = onlyName(positionals, 'Name one slice, or shell.');
  const store = await openStore();
  const before = await readChannel(store, values.channel);
  refuseUnknown(slice, values.channel, before);
  if (values['if-any'] && !moves.pointerOf(before, slice)?.canary) {
    console.log(`There is nothing to do: ${slice} has no canary to promote.`);
    return 0;
  }
  const target = moves.promote(before, slice).move.to ?? '';
  // It must be whole before the pointer goes there, and what was live when the canary began may have moved on.
  refuseProblems(await readVerified(store, slice, target), before);
  const channel = await moveChannel(store, values.channel, actor(), (now) => {
    const change = moves.promote(now, slice);
    if (change.move.to !== target)
      throw new ToolError('VETO-431', `${slice} was moved while this was under way. Look, and try again.`);
    return change;
  });
  console.log(`${slice} is ${target} on ${values.channel}, revision ${channel.revision}`);
  return 0;
}
