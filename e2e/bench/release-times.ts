import { execFile } from 'node:child_process';
import { appendFile, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ChannelDocuments, LastGoodChannel, runTimeConfig } from '@veto/shell/server';
import { FolderStore } from '@veto/slice-kit/releases';
import { BUILD_BUDGET } from '../budgets.ts';
import { repository } from '../site/start-site.ts';
import { median, seconds } from './figures.ts';
import { type Cost, costOf, fixedWork } from './processor-time.ts';
import { machine, publishSection, table } from './section.ts';

/** What one round took, in ms, each with the start of its process. */
interface ReleaseRun {
  /** Processor time of the fixed piece of work. */
  workMs: number;
  /** Every package, without any earlier build or cache. */
  fullBuild: Cost;
  /** The slice with one line changed. */
  sliceBuild: Cost;
  publishMs: number;
  rollbackMs: number;
  /** Whose releases the change put into the store. */
  released: string[];
  /** From `slice new` to a page that the site answers. */
  newSliceMs: number;
  /** What that changed outside the new slice's folder. */
  changedElsewhere: string[];
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, slice: { type: 'string', default: 'mf-owner' } },
});
const run = promisify(execFile);

// What is committed is measured, in a clone: a changed line and removed builds are nothing for this folder.
const temporary = await mkdtemp(join(tmpdir(), 'veto-release-times-'));
const clone = join(temporary, 'veto');
const store = join(temporary, 'releases');
// What pnpm told this program would keep the clone's own pnpm from installing.
const ownEnvironment = Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name));
const onStore = { ...Object.fromEntries(ownEnvironment), VETO_RELEASES_DIR: store };
try {
  const measuredOn = machine();
  console.log('Cloning and installing …');
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, clone]);
  await run('npx', ['-y', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: clone });
  const runs: ReleaseRun[] = [];
  for (let number = 1; number <= Number(values.runs); number++) {
    runs.push(await measure(number));
    console.log(`run ${number} of ${values.runs}:`, runs.at(-1));
  }
  await publishTimes(runs, measuredOn);
} finally {
  await rm(temporary, { recursive: true, force: true });
}

async function publishTimes(runs: readonly ReleaseRun[], measuredOn: string): Promise<void> {
  const of = (figure: (run: ReleaseRun) => number) => median(runs.map(figure));
  const full = of(({ fullBuild }) => fullBuild.ms);
  const change = of(({ sliceBuild, publishMs }) => sliceBuild.ms + publishMs);
  const everything = of(({ fullBuild, workMs }) => fullBuild.processorMs / workMs);
  const oneLine = of(({ sliceBuild, workMs }) => sliceBuild.processorMs / workMs);
  const all = (names: (run: ReleaseRun) => string[]) => [...new Set(runs.flatMap(names))].join(', ') || 'none';
  await publishSection({
    title: 'From a changed line to everybody',
    about: `In a fresh clone, with the commands that a team uses. The full build has no earlier build and no cache; one line more in
\`${values.slice}\` is then built with the cache that it left, published and rolled back. Medians of ${runs.length} runs, each
figure with the start of its process.`,
    machine: measuredOn,
    body: [
      table(
        ['', 'time'],
        [
          ['full build of the shell and every slice', seconds(full)],
          [`one line in ${values.slice}: build and publish`, seconds(change)],
          ['of that, publish: upload, read back, compare, move the pointer', seconds(of(({ publishMs }) => publishMs))],
          ['roll-back, without a build', seconds(of(({ rollbackMs }) => rollbackMs))],
          [
            'a new slice: `slice new`, build, check, publish, the site answers at its address',
            seconds(of(({ newSliceMs }) => newSliceMs)),
          ],
          ['build and publish of one slice ÷ full build', (change / full).toFixed(2)],
          ['processor time of the full build', seconds(of(({ fullBuild }) => fullBuild.processorMs))],
          [`the same ÷ the fixed piece of work, at most ${BUILD_BUDGET.everything}`, everything.toFixed(1)],
          [`processor time of building one slice ÷ the same, at most ${BUILD_BUDGET.oneLine}`, oneLine.toFixed(1)],
        ],
      ),
      `The change put into the store: a release of ${all(({ released }) => released)}, nothing else. The roll-back put nothing there.
Files changed outside the new slice's folder: ${all(({ changedElsewhere }) => changedElsewhere)}.`,
    ],
  });
  if (everything <= BUILD_BUDGET.everything && oneLine <= BUILD_BUDGET.oneLine) return;
  console.error('Building costs more than its budget.');
  process.exitCode = 1;
}

async function measure(number: number): Promise<ReleaseRun> {
  await removeBuilds();
  const workMs = fixedWork();
  const fullBuild = await slice('build', '--all');
  // The line of an earlier run was rolled back, and is what is published here again.
  await slice('publish', '--all', '--accept', 'bad-release');

  const before = await releases();
  await appendFile(join(clone, values.slice, 'src/slice.tsx'), `performance.mark('release ${number}');\n`);
  const sliceBuild = await slice('build', values.slice);
  const { ms: publishMs } = await slice('publish', values.slice);
  const published = await releases();
  const { ms: rollbackMs } = await slice('rollback', values.slice);

  const released = published.filter((each) => !before.includes(each)).map((each) => each.split('/')[0] ?? '');
  if (released.join() !== values.slice) throw new Error(`The change released ${released.join(', ') || 'nothing'}.`);
  if ((await releases()).length !== published.length) throw new Error('The roll-back put a release into the store.');
  return { workMs, fullBuild, sliceBuild, publishMs, rollbackMs, released, ...(await newSlice(number)) };
}

/** From nothing to a page that the site answers, and what that changed outside the new slice's folder. */
async function newSlice(number: number): Promise<Pick<ReleaseRun, 'newSliceMs' | 'changedElsewhere'>> {
  const name = `mf-hotel${number}`;
  const before = await changedFiles();
  const startedAt = performance.now();
  // By pnpm, as a team does it: the new folder's dependencies have to be installed on the way.
  for (const command of ['new', 'publish'])
    await run('npx', ['-y', 'pnpm@10', 'slice', command, name], { cwd: clone, env: onStore });
  if (!(await isAnswered(`/hotel${number}`))) throw new Error(`The site does not answer at /hotel${number}.`);
  const newSliceMs = performance.now() - startedAt;
  const changedElsewhere = (await changedFiles()).filter(
    (file) => !before.includes(file) && !file.startsWith(`${name}/`),
  );
  return { newSliceMs, changedElsewhere };
}

/** Whether the site of the store has a page at a path, read as a server that is running reads it. */
async function isAnswered(path: string): Promise<boolean> {
  const config = runTimeConfig({ gatePassword: '', channelName: 'stable', supabaseUrl: '', supabaseKey: 'none' });
  const channel = new LastGoodChannel({ store: new FolderStore(store), channelName: 'stable' });
  const content = new ChannelDocuments(channel, config, () => {});
  return (await content.document(new URL(path, 'http://localhost'), 0))?.found === true;
}

/** What git sees changed in the clone. */
async function changedFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: clone });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** Runs the command of the clone on a store of this run's own. */
function slice(...args: string[]): Promise<Cost> {
  return costOf([process.execPath, 'shell/slice-kit/cli/slice.ts', ...args], { cwd: clone, env: onStore });
}

async function removeBuilds(): Promise<void> {
  for await (const folder of glob(['{shell,mf-*}/dist', 'node_modules/.cache/veto-builds'], { cwd: clone }))
    await rm(join(clone, folder), { recursive: true });
}

/** '<slice>/<version>' of each release in the store. */
async function releases(): Promise<string[]> {
  const found: string[] = [];
  for await (const folder of glob('*/*', { cwd: join(store, 'releases') })) found.push(folder);
  return found;
}
