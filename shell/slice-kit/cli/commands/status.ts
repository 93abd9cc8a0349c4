import { moves, readAudit, readChannel, ToolError } from '../../releases/index.ts';
import { freshBuild } from '../fresh-build.ts';
import { openStore } from '../store-of.ts';
import { packagesToRelease } from '../workspace.ts';
import { describeMove } from './history.ts';

/** `slice status [--moves 10]`: what is live, what is built here, and the latest moves. */
export async function status(values: { channel: string; moves: string }): Promise<number> {
  if (!/^\d+$/.test(values.moves))
    throw new ToolError('VETO-405', `--moves takes how many moves to show, not '${values.moves}'.`);
  const store = await openStore();
  const channel = await readChannel(store, values.channel);
  console.log(`${values.channel}, revision ${channel.revision}, in ${store.place}\n`);
  const here = new Map(packagesToRelease().map((each) => [each.name, freshBuild(each)?.version]));
  const retired = Object.keys(channel.retired ?? {});
  const names = [...new Set([...here.keys(), ...Object.keys(channel.slices), ...retired])];
  for (const name of names) {
    const pointer = moves.pointerOf(channel, name);
    const canary = pointer?.canary && `canary ${pointer.canary.release.version} ${pointer.canary.percent} %`;
    const previous = pointer?.previous && `previous ${pointer.previous.version}`;
    const local =
      here.has(name) && here.get(name) !== pointer?.stable.version && `here ${here.get(name) ?? 'not built'}`;
    const details = [canary, previous, local, pointer && `moved by ${pointer.movedBy}`].filter(Boolean).join(' · ');
    console.log(
      `${name.padEnd(20)} ${pointer?.stable.version ?? (retired.includes(name) ? 'retired' : 'not published')}  ${details}`,
    );
  }
  const audit = await readAudit(store, values.channel);
  if (audit.length > 0) console.log('\nMoves');
  for (const line of audit.slice(Math.max(0, audit.length - Number(values.moves)))) console.log(describeMove(line));
  return 0;
}
