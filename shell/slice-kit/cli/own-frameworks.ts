import { readFile } from 'node:fs/promises';
import type { SliceRelease } from '../src/contract/release.ts';
import { packagesOfBuild } from './bytes-by-package.ts';
import { INPUTS } from './fresh-build.ts';
import type { ReleaseInputs } from './release-inputs.ts';

/** Libraries of which the page has its own, or none: the package that gives the version, and all that come with it. */
const FRAMEWORKS = [
  { title: 'React', main: 'react', all: /^(react|react-dom|scheduler|object-assign)$/ },
  { title: 'Vue', main: 'vue', all: /^(vue|@vue\/.+)$/ },
];

/** The frameworks that a build in a folder brings, a sentence each: 'brings React 17.0.2 of its own, 42.1 kB after gzip'. */
export async function ownFrameworks(
  { slice, files, shared }: Pick<SliceRelease, 'slice' | 'files' | 'shared'>,
  folder: string,
): Promise<string[]> {
  const inputs = await readFile(folder + INPUTS, 'utf8').catch(() => null);
  if (inputs === null) return [];
  const { packages } = JSON.parse(inputs) as ReleaseInputs;
  const brought = FRAMEWORKS.filter(({ main }) => !(main in shared)).flatMap((each) => {
    const version = packages.find((name) => name.startsWith(`${each.main}@`))?.slice(each.main.length + 1);
    return version === undefined ? [] : [{ ...each, version }];
  });
  if (brought.length === 0) return [];
  const bytes = (await packagesOfBuild({ slice, files }, folder)) ?? [];
  return brought.map(({ title, version, all }) => {
    const sum = bytes.filter(([name]) => all.test(name)).reduce((before, [, own]) => before + own, 0);
    return `brings ${title} ${version} of its own, ${(sum / 1024).toFixed(1)} kB after gzip`;
  });
}
