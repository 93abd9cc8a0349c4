import {
  moveChannel,
  moves,
  type ObjectStore,
  readComposition,
  readyRollback,
  ToolError,
} from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { acceptedKinds } from '../check-release.ts';
import { actor, openStore } from '../store-of.ts';
import { refuseUnknown } from './live-names.ts';

interface RollbackValues {
  channel: string;
  to?: string;
  reason?: string;
  accept?: string[];
}

/**
 * `slice rollback mf-owner [--to version] [--reason text]`: ends a canary, else everybody gets the last release that is
 * not marked bad; the one that is left is marked. Nothing is built, and nothing that `check` says stands in the way out
 * of trouble. A second call has nothing to do, which is no failure: exit code 0.
 */
export async function rollback(slice: string, values: RollbackValues): Promise<number> {
  const accepted = acceptedKinds(values.accept);
  const store = await openStore();
  const { channel: before, leftOut } = await readComposition(store, values.channel, { alone: slice });
  for (const sentence of leftOut) console.error(sentence);
  refuseUnknown(slice, values.channel, before);
  if (values.to !== undefined) refuseBad(before, slice, values.to, accepted);
  const options = { to: values.to, reason: values.reason };
  const ready = await readyRollback(store, before, slice, options).catch((error) =>
    explainMissing(error, store, slice),
  );
  if (!ready) return nothingToDo(before, slice, values.to);
  const { plan } = ready;
  let moved = false;
  const change = (now: Channel) => {
    const wanted = ready.change(now);
    moved = wanted !== null;
    return wanted;
  };
  const channel = await moveChannel(store, values.channel, actor(), change, { alone: slice });
  if (!moved) return nothingToDo(channel, slice, values.to);
  const mark = plan.bad ? `; ${plan.bad} is marked bad` : '';
  const end = plan.ended ? `; the canary ${plan.ended} has ended` : '';
  const revision = leftOut.length > 0 ? '' : `, revision ${channel.revision}`;
  console.log(`${slice} is ${plan.to} on ${values.channel}${revision}${mark}${end}`);
  return 0;
}

function nothingToDo(channel: Channel, slice: string, wanted: string | undefined): number {
  const version = moves.pointerOf(channel, slice)?.stable.version;
  const further = wanted === undefined ? ` To go further back: slice rollback ${slice} --to <version>` : '';
  const state =
    wanted === undefined
      ? `a roll-back has led to ${slice} ${version}, which everybody has`
      : `${slice} is what everybody has already: ${version}`;
  console.log(`There is nothing to do: ${state}.${further}`);
  return 0;
}

function refuseBad(channel: Channel, slice: string, wanted: string, accepted: readonly string[]): void {
  if (!moves.badOf(channel, slice).includes(wanted) || accepted.includes('bad-release')) return;
  throw new ToolError(
    'VETO-419',
    `${slice}: ${wanted} is marked bad: it was rolled back from.\nIf that is meant: --accept bad-release`,
  );
}

async function explainMissing(error: unknown, store: ObjectStore, slice: string): Promise<never> {
  if (!(error instanceof ToolError) || error.code !== 'VETO-424') throw error;
  const keys = await store.list(`releases/${slice}/`);
  const versions = keys.flatMap((key) => /\/([^/]+)\/release\.json$/.exec(key)?.[1] ?? []);
  throw new ToolError('VETO-424', `${error.message.replace(/^VETO-424 /, '')} There are: ${versions.join(', ')}.`);
}
