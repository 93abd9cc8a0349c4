import { execFile } from 'node:child_process';
import { appendFile, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { repository } from '../site/start-site.ts';
import { type ReleaseRun, writeReleaseTimes } from './release-times-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, slice: { type: 'string', default: 'mf-owner' } },
});
const run = promisify(execFile);

// What is committed is measured, in a clone: a changed line and removed builds are nothing for this folder.
const temporary = await mkdtemp(join(tmpdir(), 'veto-release-times-'));
const clone = join(temporary, 'veto');
const store = join(temporary, 'releases');
try {
  console.log('Cloning and installing …');
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, clone]);
  await run('npx', ['-y', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: clone });
  const runs: ReleaseRun[] = [];
  for (let number = 1; number <= Number(values.runs); number++) {
    runs.push(await measure(number));
    console.log(`run ${number} of ${values.runs}:`, runs.at(-1));
  }
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the end`;
  const section = writeReleaseTimes(values.slice, runs, new Date(), `${machine()}, ${load}`);
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
} finally {
  await rm(temporary, { recursive: true, force: true });
}

async function measure(number: number): Promise<ReleaseRun> {
  await removeBuilds();
  const fullBuildMs = await slice('build', '--all');
  await slice('publish', '--all');

  const before = await releases();
  await appendFile(join(clone, values.slice, 'src/slice.tsx'), `performance.mark('release ${number}');\n`);
  const sliceBuildMs = await slice('build', values.slice);
  const publishMs = await slice('publish', values.slice);
  const published = await releases();
  const rollbackMs = await slice('rollback', values.slice);

  const released = published.filter((each) => !before.includes(each)).map((each) => each.split('/')[0] ?? '');
  if (released.join() !== values.slice) throw new Error(`The change released ${released.join(', ') || 'nothing'}.`);
  if ((await releases()).length !== published.length) throw new Error('The roll-back put a release into the store.');
  return { fullBuildMs, sliceBuildMs, publishMs, rollbackMs, released };
}

/** Runs the command of the clone on a store of this run's own. @returns how long it took, in ms. */
async function slice(...args: string[]): Promise<number> {
  const startedAt = performance.now();
  await run(process.execPath, ['shell/slice-kit/cli/slice.ts', ...args], {
    cwd: clone,
    env: { ...process.env, VETO_RELEASES_DIR: store },
  });
  return performance.now() - startedAt;
}

async function removeBuilds(): Promise<void> {
  for await (const folder of glob('{shell,mf-*}/dist', { cwd: clone }))
    await rm(join(clone, folder), { recursive: true });
  await rm(join(clone, 'node_modules/.cache'), { recursive: true, force: true });
}

/** '<slice>/<version>' of each release in the store. */
async function releases(): Promise<string[]> {
  const found: string[] = [];
  for await (const folder of glob('*/*', { cwd: join(store, 'releases') })) found.push(folder);
  return found;
}
