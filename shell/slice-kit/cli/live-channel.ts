import { readChannel } from '../releases/channel-file.ts';
import { siteAt } from '../releases/site-at.ts';
import type { Channel } from '../src/contract/channel.ts';
import { readShellFacts } from './shell-facts.ts';
import { openStore } from './store-of.ts';
import { isOwnRepository } from './workspace.ts';

/** What is live: in the store, or, in a repository of its own that names no store, at the site of shell-facts.json. */
export async function liveChannel(name: string): Promise<Channel> {
  if (isOwnRepository || process.env.VETO_RELEASES_DIR) return readChannel(await openStore(), name);
  return (await siteAt(readShellFacts().site)).channel;
}
