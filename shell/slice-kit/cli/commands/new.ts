import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteAt } from '../../releases/site-at.ts';
import { liveRoutes, newSlice } from '../new-slice.ts';
import { findShellFacts, shellFacts, writeShellFacts } from '../shell-facts.ts';
import type { Template } from '../templates.ts';
import { isOwnRepository, repository, sliceKitFolder } from '../workspace.ts';

interface Options {
  template: Template;
  site: string;
}

/** `slice new mf-demo`: a working slice in a folder of its own; no other package is touched. */
export async function create(name: string, options: Options): Promise<number> {
  return isOwnRepository ? createHere(name, options) : createElsewhere(name, options);
}

async function createHere(name: string, { template }: Options): Promise<number> {
  const { files, path } = await newSlice(name, { template });
  console.log(`${listed(name, files)}

  npx -y pnpm@10 dev ${name}             it answers at ${path}, inside the real site
  npx -y pnpm@10 slice publish ${name}   everybody gets it

Its team belongs in .github/CODEOWNERS and in the owners of its slice.json. Once it is on main, the release workflow knows it by itself.`);
  return 0;
}

const WORKSPACE = 'pnpm-workspace.yaml';
const SLICES = 'packages:\n  - mf-*\n';

/** What the page shares and which addresses are taken says the live site. */
async function createElsewhere(name: string, { template, site }: Options): Promise<number> {
  const { channel } = await siteAt(site);
  const facts = shellFacts(site, channel);
  const { files, path } = await newSlice(name, { template, elsewhere: { taken: liveRoutes(channel), facts } });
  if (!findShellFacts()) await writeShellFacts(facts);
  await cp(join(sliceKitFolder, 'template/repository'), repository, { recursive: true, force: false });
  await writeRepositoryFiles();
  console.log(`${listed(name, files)}

  pnpm install
  pnpm slice dev ${name}       it answers at ${path}, inside ${site}
  pnpm slice check ${name}     may it go live there, beside what it has?
  pnpm slice publish ${name}   everybody gets it, from the store that VETO_RELEASES_DIR names`);
  return 0;
}

/** Beside the slices of a repository of their own; what is there stays. */
async function writeRepositoryFiles(): Promise<void> {
  const ignored = join(repository, '.gitignore');
  if (!existsSync(ignored)) await writeFile(ignored, 'node_modules\ndist\n');
  const workspace = join(repository, WORKSPACE);
  const settings = existsSync(workspace) ? await readFile(workspace, 'utf8') : '';
  if (!/^packages:/m.test(settings)) await writeFile(workspace, SLICES + settings);
}

function listed(name: string, files: readonly string[]): string {
  return files.map((file) => `  ${name}/${file}`).join('\n');
}
