import { siteAt } from '../../releases/site-at.ts';
import { liveRoutes, newSlice } from '../new-slice.ts';
import { findShellFacts, shellFacts, writeShellFacts } from '../shell-facts.ts';
import { isOwnRepository } from '../workspace.ts';

/** `slice new mf-demo`: a working slice in a folder of its own; no other package is touched. */
export async function create(name: string, { site }: { site: string }): Promise<number> {
  return isOwnRepository ? createHere(name) : createElsewhere(name, site);
}

async function createHere(name: string): Promise<number> {
  const { files, path } = await newSlice(name);
  console.log(`${listed(name, files)}

  npx pnpm@10 dev ${name}             it answers at ${path}, inside the real site
  npx pnpm@10 slice publish ${name}   everybody gets it

Its team belongs in .github/CODEOWNERS. Once it is on main, the release workflow knows it by itself.`);
  return 0;
}

/** What the page shares and which addresses are taken says the live site. */
async function createElsewhere(name: string, site: string): Promise<number> {
  const { channel } = await siteAt(site);
  const facts = shellFacts(site, channel);
  const { files, path } = await newSlice(name, undefined, { taken: liveRoutes(channel), facts });
  if (!findShellFacts()) await writeShellFacts(facts);
  console.log(`${listed(name, files)}

  pnpm install
  pnpm slice check ${name}     may it go live at ${path}, beside what ${site} has?
  pnpm slice publish ${name}   everybody gets it, from the store that VETO_RELEASES_DIR names`);
  return 0;
}

function listed(name: string, files: readonly string[]): string {
  return files.map((file) => `  ${name}/${file}`).join('\n');
}
