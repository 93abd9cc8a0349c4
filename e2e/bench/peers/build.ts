import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesToRelease } from '@veto/slice-kit/build';
import { repository, startSite } from '../../site/start-site.ts';
import { inBash } from '../../startup/in-bash.ts';
import { installing } from '../../startup/installing.ts';
import { PEERS } from './peers.ts';

const HERE = import.meta.dirname;
const PAGES = join(HERE, 'pages');
/** Flat, as the tools of all peers expect it. */
const INSTALL = 'pnpm install --ignore-workspace --config.node-linker=hoisted';

/** Installs and builds each peer below a folder, each with its own copy of the same two pages. */
export async function buildPeers(folder: string): Promise<void> {
  const env = await installing();
  for (const { name } of PEERS) {
    console.log(`Installing and building ${name} …`);
    const cwd = join(folder, name);
    await cp(join(HERE, name), cwd, { recursive: true });
    await cp(PAGES, join(cwd, 'src/pages'), { recursive: true });
    await inBash(`${INSTALL}\npnpm build`, { cwd, env: { ...env, NODE_ENV: 'production' } });
  }
}

/** By the guide for a repository of one's own: a site of this shell that has two slices, the same two pages, and no other. */
export async function buildSlices(folder: string): Promise<void> {
  console.log('Building the shell and two slices …');
  const releasesDir = releasesIn(folder);
  const site = await startSite({ releasesDir, quiet: true });
  const slices = join(folder, 'slices');
  const env = { ...(await installing()), VETO_RELEASES_DIR: releasesDir };
  const inSlices = (command: string) => inBash(command, { cwd: slices, env });
  const inVeto = (command: string) => inBash(`node_modules/.bin/slice ${command}`, { cwd: repository, env });
  try {
    await mkdir(slices);
    await inVeto(`pack ${slices}`);
    await inSlices('pnpm add -D @veto/slice-kit');
    for (const { slice, page } of SLICES) {
      await inSlices(`pnpm slice new ${slice} --site ${site.url}`);
      await putPage(join(slices, slice), page);
    }
    await inSlices('pnpm install\npnpm slice publish --all');
    for (const { name } of packagesToRelease()) if (name !== 'shell') await inVeto(`retire ${name}`);
  } finally {
    await site.stop();
  }
}

export const releasesIn = (folder: string) => join(folder, 'releases');

const SLICES = [
  { slice: 'mf-vets', page: 'vet-list' },
  { slice: 'mf-profile', page: 'vet-profile' },
];

/** The shared page takes the place of what the template's page shows. */
async function putPage(slice: string, page: string): Promise<void> {
  await cp(PAGES, join(slice, 'src/pages'), { recursive: true });
  const name = slice.replace(/.*mf-/, '');
  const file = join(slice, 'src', name, `${name}-page.tsx`);
  const [component] = /(?<=function )\w+/.exec(await readFile(file, 'utf8')) ?? [];
  await writeFile(
    file,
    `import { usePageReady } from '@veto/slice-kit';
import Page from '../pages/${page}.tsx';

export default function ${component}() {
  usePageReady();
  return <Page />;
}
`,
  );
}
