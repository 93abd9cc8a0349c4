import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteAt } from '../../releases/site-at.ts';
import { LIVE_SITE_FILE, liveSiteText } from '../live-site-text.ts';
import { liveRoutes, routesIn } from '../new-slice.ts';
import { partsIn } from '../offered-parts.ts';
import { isOwnRepository, repository } from '../workspace.ts';

/**
 * `slice types --site https://…`: writes the addresses and slots of the live site, and the slots of the slices here; in its
 * own repository both are those of what is here.
 */
export async function types({ site }: { site: string }): Promise<number> {
  const channel = isOwnRepository ? undefined : (await siteAt(site)).channel;
  const pointers = [channel?.shell, ...Object.values(channel?.slices ?? {})];
  const slots = [...pointers.map((pointer) => pointer?.stable.slots), await partsIn(repository)];
  const text = liveSiteText(channel ? liveRoutes(channel) : routesIn(repository), Object.assign({}, ...slots));
  await writeFile(join(repository, LIVE_SITE_FILE), text);
  console.log(`${LIVE_SITE_FILE} has the addresses and slots of ${channel ? site : 'this repository'}`);
  return 0;
}
