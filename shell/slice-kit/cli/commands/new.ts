import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteAt } from '../../releases/site-at.ts';
import { type Elsewhere, liveRoutes, newSlice } from '../new-slice.ts';
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
${takesIn('npx -y pnpm@10 slice', name, template)}
  npx -y pnpm@10 dev ${name}             it answers at ${addresses(path, template)}, inside the real site
  npx -y pnpm@10 slice publish ${name}   everybody gets it

Its team belongs in .github/CODEOWNERS and in the owners of its slice.json. Once it is on main, the release workflow knows it by itself.`);
  return 0;
}

const WORKSPACE = 'pnpm-workspace.yaml';
const SLICES = 'packages:\n  - mf-*\n';

/** What the page shares and which addresses are taken says the live site. */
async function createElsewhere(name: string, { template, site }: Options): Promise<number> {
  const elsewhere = await elsewhereAt(site);
  const { files, path } = await newSlice(name, { template, elsewhere });
  await furnishRepository(elsewhere);
  console.log(`${listed(name, files)}

  pnpm install${takesIn('pnpm slice', name, template)}
  pnpm slice dev ${name}       it answers at ${addresses(path, template)}, inside ${site}
  pnpm slice check ${name}     may it go live there, beside what it has?
  pnpm slice publish ${name}   everybody gets it, from the store that VETO_RELEASES_DIR names`);
  return 0;
}

/** What is written in React speaks Polish, too. */
const addresses = (path: string, template: Template) => (template === 'react' ? `${path} and /pl${path}` : path);

/** A slice of what is built has nothing to show before that is taken in. */
const takesIn = (slice: string, name: string, template: Template) =>
  template === 'built'
    ? `\n  ${slice} check ${name} --from ../app/dist   takes in what another bundler has built there`
    : '';

/** What a slice in a repository of its own is given of a running site. */
export async function elsewhereAt(site: string): Promise<Elsewhere> {
  const { channel } = await siteAt(site);
  return { taken: liveRoutes(channel), facts: shellFacts(site, channel) };
}

/** What lies beside the slices of a repository of their own; what is there stays. */
export async function furnishRepository({ facts }: Elsewhere): Promise<void> {
  if (!findShellFacts()) await writeShellFacts(facts);
  await cp(join(sliceKitFolder, 'template/repository'), repository, { recursive: true, force: false });
  const ignored = join(repository, '.gitignore');
  if (!existsSync(ignored)) await writeFile(ignored, 'node_modules\ndist\n');
  const workspace = join(repository, WORKSPACE);
  const settings = existsSync(workspace) ? await readFile(workspace, 'utf8') : '';
  if (!/^packages:/m.test(settings)) await writeFile(workspace, SLICES + settings);
}

export function listed(name: string, files: readonly string[]): string {
  return files.map((file) => `  ${name}/${file}`).join('\n');
}
