import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuiltRelease,
  buildAll,
  openQuestions,
  packagesToRelease,
  releasableTogether,
  sourceNow,
  withPackages,
} from '@veto/slice-kit/build';
import type { Channel } from '@veto/slice-kit/contract';
import {
  DEFAULT_CHANNEL,
  moveChannel,
  moves,
  type ObjectStore,
  parseRelease,
  type Release,
  readChannel,
  ToolError,
  uploadRelease,
} from '@veto/slice-kit/releases';

const SHELL = 'shell';
/** A release that cannot be had whole, is another one than its version says, or that the key here may not publish. */
const STAYS_OUT: readonly string[] = ['VETO-421', 'VETO-422', 'VETO-424', 'VETO-434'];

/** What a start has not published yet. */
export interface ComingReleases {
  names(): readonly string[];
  /** The slices that stay out, and of which nothing is live. */
  without(): readonly string[];
  /** Rejects as `releaseFreshBuilds` does. */
  published: Promise<void>;
}

/**
 * Builds what is not built and points the channel at it, except where a person has moved the pointer or retired a slice:
 * what they chose stays. What does not build, or is refused by what `slice check` asks, stays out, and the site starts with
 * what is live. Says each step; resolves once there is something new to show; rejects with a ToolError where that would be a
 * site without a shell.
 */
export async function releaseFreshBuilds(
  store: ObjectStore,
  say: (line: string) => void,
  signal: AbortSignal,
  build = buildAll,
): Promise<ComingReleases> {
  const channel = await readChannel(store);
  const targets = packagesToRelease();
  const chosen = targets.filter(({ name }) => isChosen(channel, name));
  if (chosen.length > 0) say(`left as somebody set it: ${chosen.map(({ name }) => name).join(', ')}`);
  const own = targets.filter((target) => !chosen.includes(target));
  const failures = new Map<string, string>();
  let without: string[] = [];
  const coming = new Set(own.map(({ name }) => name));
  const { promise: shown, resolve: onShown } = Promise.withResolvers<void>();
  const early: BuiltRelease[] = [];
  let isShown = false;
  /** The first start shows the shell with one slice at once; later ones, which have all to show, change it in one step. */
  const onBuilt = async (release: BuiltRelease) => {
    if (channel.shell || isShown) return;
    early.push(release);
    if (early.length < 2 || !early.some(({ name }) => name === SHELL)) return;
    isShown = true;
    await publishBuilds(store, early, say);
    for (const { name } of early) coming.delete(name);
    onShown();
  };
  const publishAll = async () => {
    const onFailure = (name: string, output: string) => failures.set(name, output.trim());
    const builds = await build(own, { say, signal, onFailure, onBuilt });
    if (failures.has(SHELL) && !channel.shell)
      throw new ToolError('VETO-402', `There is no shell to start with.\n${failures.get(SHELL)}`);
    for (const [name, output] of failures) say(`${name} stays out (${staying(channel, name)}): ${output}`);
    await publishBuilds(store, builds, say);
    const after = await readChannel(store);
    without = own.map(({ name }) => name).filter((name) => !moves.pointerOf(after, name));
    coming.clear();
  };
  const published = publishAll();
  await Promise.race([shown, published]);
  return { names: () => [...coming], without: () => without, published };
}

/** Whether one of the said lines is of a release that does not go live. */
export const isOfOneThatStaysOut = (line: string) => line.includes(' stays out (');

function staying(channel: Channel, name: string): string {
  const version = moves.pointerOf(channel, name)?.stable.version;
  return version ? `${version} stays` : 'nothing is live';
}

function isChosen(channel: Channel, name: string): boolean {
  return moves.pointerOf(channel, name)?.movedBy === 'hand' || channel.retired?.[name] !== undefined;
}

/** Points the channel at those of the builds that may go live beside each other and beside what is live. */
export async function publishBuilds(
  store: ObjectStore,
  builds: readonly { name: string; folder: string }[],
  say: (line: string) => void,
): Promise<void> {
  const channel = await readChannel(store);
  const order = (name: string) => (name === SHELL ? '' : name);
  const sorted = builds.toSorted((a, b) => (order(a.name) < order(b.name) ? -1 : 1));
  const built = await Promise.all(
    sorted.map(async ({ folder }) => ({
      folder,
      release: parseRelease(await readFile(join(folder, 'release.json'), 'utf8')),
    })),
  );
  const fresh = built.filter(
    ({ release }) => moves.pointerOf(channel, release.slice)?.stable.version !== release.version,
  );
  const { releasable, refused } = releasableTogether(
    fresh.map(({ release }) => release),
    channel,
  );
  const source = sourceNow();
  for (const { folder, release } of fresh.filter((each) => releasable.includes(each.release))) {
    // Nobody sits here to be asked: what may be meant is said.
    for (const { sentence } of openQuestions({ ...release, ...(source && { source }) }, channel))
      say(`${release.slice}: ${sentence}`);
    await publishOne(store, folder, source, say).catch((error) => {
      if (!(error instanceof ToolError) || !STAYS_OUT.includes(error.code)) throw error;
      say(`${release.slice} ${release.version} stays out (${staying(channel, release.slice)}): ${error.message}`);
    });
  }
  for (const { release, problems } of refused) {
    const folder = built.find((each) => each.release === release)?.folder ?? '';
    const told = await Promise.all(problems.map((problem) => withPackages(problem, release, folder)));
    const reasons = told.map(({ code, sentence }) => `${code} ${sentence}`).join(' ');
    say(`${release.slice} ${release.version} stays out (${staying(channel, release.slice)}): ${reasons}`);
  }
}

async function publishOne(
  store: ObjectStore,
  folder: string,
  source: ReturnType<typeof sourceNow>,
  say: (line: string) => void,
): Promise<void> {
  const release: Release = await uploadRelease(store, folder, source);
  const { slice, version } = release;
  await moveChannel(store, DEFAULT_CHANNEL, 'start', (now) =>
    isChosen(now, slice) ? null : moves.publish(now, release, 'start'),
  );
  say(`published ${slice} ${version}`);
}
