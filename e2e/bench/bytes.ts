import { releaseFreshBuilds } from '@veto/shell/server';
import { packagesOf } from '@veto/slice-kit/build';
import { FolderStore } from '@veto/slice-kit/releases';
import { PAGE_BUDGETS } from '../budgets.ts';
import { defaultReleases } from '../site/start-site.ts';
import { kilobytes } from './figures.ts';
import { pageScripts } from './page-scripts.ts';
import { machine, publishSection, table } from './section.ts';

const LARGEST = 20;

await releaseFreshBuilds(new FolderStore(defaultReleases), console.log, AbortSignal.timeout(600_000));
const pages = await Promise.all(
  Object.entries(PAGE_BUDGETS).map(async ([path, budget]) => {
    const scripts = await pageScripts(defaultReleases, path);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    return { path, budget, scripts: scripts.length, bytes, packages: packagesOf(scripts).slice(0, LARGEST) };
  }),
);

await publishSection({
  title: 'Scripts by package',
  about: `The scripts that a document names, as brotli sends them, and the ${LARGEST} packages of each page that bring most of them:
a package has the share of a script that its source map gives it. Our own code is told by domain.`,
  machine: machine(),
  body: [
    table(
      ['page', 'scripts', 'bytes', 'budget'],
      pages.map(({ path, scripts, bytes, budget }) => [path, scripts, kilobytes(bytes), `${budget.scriptsKb} kB`]),
    ),
    ...pages.map(({ path, packages }) =>
      table(
        [path, 'bytes'],
        packages.map(([name, bytes]) => [name, kilobytes(bytes)]),
      ),
    ),
  ],
});

for (const { path, bytes, budget } of pages)
  if (bytes / 1000 > budget.scriptsKb) {
    console.error(`${path} is over its budget.`);
    process.exitCode = 1;
  }
