import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteAt } from '../../releases/site-at.ts';
import { LIVE_SITE_FILE, liveSiteText } from '../live-site-text.ts';
import { liveRoutes, routesIn, type Taken } from '../new-slice.ts';
import { isOwnRepository, repository } from '../workspace.ts';

/** `slice types --site https://…`: writes the addresses of the live site, in its own repository those of the slices here. */
export async function types({ site }: { site: string }): Promise<number> {
  const routes: Taken = isOwnRepository ? routesIn(repository) : liveRoutes((await siteAt(site)).channel);
  await writeFile(join(repository, LIVE_SITE_FILE), liveSiteText(routes));
  console.log(`${LIVE_SITE_FILE}: the addresses of ${routes.length} slices`);
  return 0;
}
