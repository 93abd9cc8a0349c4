import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  moveChannel,
  moves,
  type ObjectStore,
  parseRelease,
  type Release,
  readChannel,
  refuseMove,
  ToolError,
  uploadRelease,
} from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { buildPackage } from '../build-package.ts';
import {
  acceptedKinds,
  askQuestions,
  refuseClaimsMeanwhile,
  refuseOpenQuestions,
  refuseProblems,
  refuseProblemsOfBuild,
} from '../check-release.ts';
import { sourceNow } from '../source-commit.ts';
import { actor, openStore } from '../store-of.ts';
import { type FromValues, takeInFrom } from '../take-in.ts';
import { findPackage, type Package, packagesToRelease } from '../workspace.ts';

interface PublishOptions {
  channel: string;
  /** Of the visitors; undefined: everybody. */
  percent: number | undefined;
  accepted: string[];
}

interface PublishValues extends FromValues {
  channel: string;
  canary?: string;
  accept?: string[];
  all?: true;
  json?: true;
}

/**
 * `slice publish mf-owner [--canary 10] [--channel stable] [--accept dropped-route] [--from <folder>] [--json]`: build, check, upload, verify,
 * move the pointer. With `--json` the standard output has a line of JSON per release: its slice and version, and whether it is a
 * canary now.
 */
export async function publish(names: string[], values: PublishValues): Promise<number> {
  const percent = values.canary === undefined ? undefined : percentOf(values.canary);
  const accepted = acceptedKinds(values.accept);
  const targets = values.all ? packagesToRelease() : names.map((name) => findPackage(name));
  if (targets.length === 0) throw new ToolError('VETO-405', 'Name a slice, or --all.');
  await takeInFrom(targets, values);
  const store = await openStore();
  for (const target of targets) {
    const { sentence, ...release } = await publishOne(store, target, { channel: values.channel, percent, accepted });
    // Workflows read the version from the standard output.
    (values.json ? console.error : console.log)(sentence);
    if (values.json) console.log(JSON.stringify({ slice: target.name, ...release }));
  }
  return 0;
}

/** Resolves with the version, whether it is a canary now, and with what to tell the person at the terminal. */
async function publishOne(
  store: ObjectStore,
  target: Package,
  options: PublishOptions,
): Promise<{ version: string; canary: boolean; sentence: string }> {
  const { percent } = options;
  const before = await readChannel(store, options.channel);
  const seen = moves.pointerOf(before, target.name)?.stable.version;
  await refuseMove(store, options.channel, target.name, percent === undefined ? 'publish' : 'canary');
  const { folder, notes } = await buildPackage(target);
  for (const note of notes) console.warn(note);
  const source = sourceNow();
  const built = { ...parseRelease(await readFile(join(folder, 'release.json'), 'utf8')), ...(source && { source }) };
  await refuseProblemsOfBuild(built, before, folder);
  const accepted = await askQuestions(built, before, options.accepted);
  const move = (now: Channel, release: Release) =>
    percent === undefined ? moves.publish(now, release, 'hand') : moves.publishCanary(now, release, percent);
  // A move that cannot be made is refused before anything is uploaded.
  move(before, built);
  const release = await uploadRelease(store, folder, source);
  let moved = false;
  const channel = await moveChannel(store, options.channel, actor(), (now) => {
    const stable = moves.pointerOf(now, target.name)?.stable.version;
    if (stable !== seen)
      throw new ToolError('VETO-431', `${target.name} became ${stable} while this was under way. Look, and try again.`);
    // Once more: another team may have gone live since, with a route that this one claims.
    refuseProblems(release, now);
    refuseOpenQuestions(release, now, accepted);
    const change = move(now, release);
    moved = change !== null;
    return change && accepted.length > 0 ? { ...change, move: { ...change.move, accepted } } : change;
  });
  if (moved) refuseClaimsMeanwhile(release, await readChannel(store, options.channel));
  const { version } = release;
  const share = percent === undefined ? '' : ` for ${percent} % of the visitors`;
  const state = moved ? `is live${share}` : 'is what everybody has already';
  const next = moved && percent !== undefined ? `; then: slice promote ${target.name} --version ${version}` : '';
  const sentence = `${target.name} ${version} ${state} on ${options.channel}, revision ${channel.revision}${next}`;
  const canary = moves.pointerOf(channel, target.name)?.canary?.release.version === version;
  return { version, canary, sentence };
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent >= 1 && percent <= 100) return percent;
  throw new ToolError('VETO-405', `--canary takes a whole percentage from 1 to 100, not '${text}'.`);
}
