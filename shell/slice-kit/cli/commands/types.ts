import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteAt } from '../../releases/site-at.ts';
import { changesOf } from '../changes-of.ts';
import { LIVE_SITE_FILE, liveSiteText } from '../live-site-text.ts';
import { liveRoutes, routesIn } from '../new-slice.ts';
import { partsIn } from '../offered-parts.ts';
import { isOwnRepository, repository } from '../workspace.ts';

const EVERY_MS = 2000;

/**
 * `slice types --site https://… [--watch]`: writes the addresses and slots of the live site, and the slots of the slices here;
 * in its own repository both are those of what is here. With `watch`, again whenever they are others, until it is ended.
 */
export async function types({ site, watch }: { site: string; watch?: true }): Promise<number> {
  for await (const text of changesOf(() => typesOf(site), { everyMs: EVERY_MS, say: console.error })) {
    await writeFile(join(repository, LIVE_SITE_FILE), text);
    const from = isOwnRepository ? 'this repository' : site;
    console.log(`${LIVE_SITE_FILE} has the addresses and slots of ${from}`);
    if (!watch) break;
  }
  return 0;
}

async function typesOf(site: string): Promise<string> {
  const channel = isOwnRepository ? undefined : (await siteAt(site)).channel;
  const pointers = [channel?.shell, ...Object.values(channel?.slices ?? {})];
  const slots = [...pointers.map((pointer) => pointer?.stable.slots), await partsIn(repository)];
  return liveSiteText(channel ? liveRoutes(channel) : routesIn(repository), Object.assign({}, ...slots));
}
