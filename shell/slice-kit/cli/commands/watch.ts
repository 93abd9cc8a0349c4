import { setTimeout as wait } from 'node:timers/promises';
import {
  canaryVerdict,
  moves,
  type ObjectStore,
  readAudit,
  readChannel,
  readCounts,
  sumOf,
  ToolError,
} from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { openStore } from '../store-of.ts';
import { namedVersion, refuseUnknown } from './live-names.ts';

interface WatchValues {
  channel: string;
  version?: string;
  for: string;
  every: string;
}

/**
 * `slice watch mf-owner --version 1.4.2-0011aabb2233 [--for 60] [--every 30]`: looks on every so many seconds, for so many
 * minutes, while the site decides about this canary, and prints what was counted. Exit code 1 when it is the canary no more,
 * unless everybody has it by then, so that nothing follows in a workflow.
 */
export async function watch(slice: string, values: WatchValues): Promise<number> {
  const everyMs = 1000 * numberOf('every', values.every, 1);
  const endsAt = Date.now() + 60_000 * numberOf('for', values.for, 0);
  const store = await openStore();
  const before = await readChannel(store, values.channel);
  refuseUnknown(slice, values.channel, before);
  const watched = { channel: values.channel, slice, canary: namedVersion('watch', slice, before, values.version) };
  let said = '';
  for (;;) {
    const now = await readChannel(store, values.channel);
    const over = await overFor(store, watched, now);
    const counted = sumOf((await readCounts(store, values.channel)).values());
    const sentence = over?.sentence ?? canaryVerdict(counted, now, slice)?.sentence ?? '';
    if (sentence !== said) console.log(sentence);
    said = sentence;
    if (over) return over.exitCode;
    if (Date.now() + everyMs > endsAt) return 0;
    await wait(everyMs);
  }
}

interface Watched {
  channel: string;
  slice: string;
  /** The version of the canary. */
  canary: string;
}

/** What there is to say once the version is the canary no more; undefined while it is. */
async function overFor(
  store: ObjectStore,
  { channel, slice, canary }: Watched,
  now: Channel,
): Promise<{ sentence: string; exitCode: number } | undefined> {
  const pointer = moves.pointerOf(now, slice);
  if (pointer?.canary?.release.version === canary) return undefined;
  if (pointer?.stable.version === canary)
    return { sentence: `There is nothing to watch: everybody has ${slice} ${canary}.`, exitCode: 0 };
  const move = (await readAudit(store, channel)).findLast((line) => line.slice === slice && line.bad === canary);
  if (move) {
    const why = move.reason ? `: ${move.reason}` : '';
    return { sentence: `${slice}: the canary ${canary} was ended by ${move.by} and is marked bad${why}`, exitCode: 1 };
  }
  const instead = pointer?.canary ? `the canary is ${pointer.canary.release.version}` : 'there is none';
  return { sentence: `${slice}: ${canary} is not the canary: ${instead}.`, exitCode: 1 };
}

function numberOf(option: string, text: string, least: number): number {
  const value = Number(text);
  if (text !== '' && value >= least && Number.isFinite(value)) return value;
  throw new ToolError('VETO-405', `--${option} takes a number from ${least}, not '${text}'.`);
}
