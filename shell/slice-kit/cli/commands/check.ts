import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moves, parseRelease, type Release } from '../../releases/index.ts';
import { LARGE_KB, largeFiles } from '../../src/compatibility/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { releaseIn } from '../../src/contract/known-languages.ts';
import { buildPackage } from '../build-package.ts';
import { acceptedKinds, askQuestions, refuseProblemsOfBuild } from '../check-release.ts';
import { coreSteps } from '../core-steps.ts';
import { languageFacts } from '../language-facts.ts';
import { liveChannel } from '../live-channel.ts';
import { ownFrameworks } from '../own-frameworks.ts';
import { describeFiles } from '../preview-facts.ts';
import { sourceNow } from '../source-commit.ts';
import { type FromValues, takeInFrom } from '../take-in.ts';
import { findPackage, nameHere, packagesToRelease } from '../workspace.ts';

/**
 * `slice check [name … | --all] [--accept dropped-route]`: the build for the present source against what is live. Without
 * a name: this folder's.
 */
export async function check(
  given: string[],
  values: { channel: string; accept?: string[]; all?: true } & FromValues,
): Promise<number> {
  const accepted = acceptedKinds(values.accept);
  const names = given.length > 0 ? given : [nameHere()];
  const targets = values.all ? packagesToRelease() : names.map((name) => findPackage(name));
  await takeInFrom(targets, values);
  const channel = await liveChannel(values.channel);
  let exitCode = 0;
  for (const target of targets) {
    const { folder, version } = await buildPackage(target);
    try {
      const built = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
      for (const line of await factsOf(built, channel, folder, target.folder)) console.log(`${target.name} ${line}`);
      await refuseProblemsOfBuild(built, channel, folder);
      const source = sourceNow();
      await askQuestions({ ...built, ...(source && { source }) }, channel, accepted);
      const beside = channel.shell ? `shell ${channel.shell.stable.version}` : 'an empty channel';
      console.log(
        `${target.name} ${version} may go live beside ${beside}, ${values.channel} revision ${channel.revision}`,
      );
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      exitCode = 1;
    }
  }
  return exitCode;
}

/** What nobody has to answer for, and everybody wants to know. */
async function factsOf(built: Release, channel: Channel, folder: string, sources: string): Promise<string[]> {
  const languages = languageFacts(built, channel, join(sources, 'src'));
  const live = moves.pointerOf(channel, built.slice)?.stable;
  if (moves.isShellRelease(built)) return [...languages, ...coreSteps(live, built)];
  const large = largeFiles(releaseIn(built));
  const files = large.length > 0 ? [`has files over ${LARGE_KB} kB for later: ${describeFiles(large)}`] : [];
  return [...(await ownFrameworks(built, folder)), ...files, ...languages, ...coreSteps(live, built)];
}
