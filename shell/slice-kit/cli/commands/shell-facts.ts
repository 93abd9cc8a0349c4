import { siteAt } from '../../releases/site-at.ts';
import { shellFacts, writeShellFacts } from '../shell-facts.ts';
import { isOwnRepository } from '../workspace.ts';

/** `slice shell-facts --site https://…`: prints what the live shell shares; in a repository of its own keeps it in a file. */
export async function facts({ site }: { site: string }): Promise<number> {
  const found = shellFacts(site, (await siteAt(site)).channel);
  if (isOwnRepository) console.log(JSON.stringify(found, null, 2));
  else {
    await writeShellFacts(found);
    console.log(`shell-facts.json: ${Object.keys(found.shared).length} shared modules of shell ${found.shell}`);
  }
  return 0;
}
