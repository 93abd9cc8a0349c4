import { type ObjectStore, readChannel, readRevision, ToolError } from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { compareChannels } from '../compare-channels.ts';
import { openStore } from '../store-of.ts';

/** `slice diff 12 now`: what differs between two revisions of a channel: versions, canaries, routes, commits. */
export async function diff(from: string, to: string, values: { channel: string }): Promise<number> {
  const store = await openStore();
  const before = await channelAt(store, from, values.channel);
  const after = await channelAt(store, to, values.channel);
  const paragraphs = compareChannels(before, after);
  console.log(`${values.channel}, revision ${before.revision} → ${after.revision}`);
  for (const each of paragraphs.length > 0 ? paragraphs : ['Nothing differs.']) console.log(`\n${each}`);
  return 0;
}

async function channelAt(store: ObjectStore, text: string, name: string): Promise<Channel> {
  if (text === 'now') return readChannel(store, name);
  if (!/^[1-9]\d{0,7}$/.test(text))
    throw new ToolError('VETO-405', `'${text}' is no revision: write a number, or now.`);
  const channel = await readRevision(store, Number(text), name);
  if (channel) return channel;
  const { revision } = await readChannel(store, name);
  throw new ToolError('VETO-432', `${name} has no revision ${text} in ${store.place}; the latest is ${revision}.`);
}
