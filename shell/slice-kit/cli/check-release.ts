import { createInterface } from 'node:readline/promises';
import { moves, type Release } from '../releases/index.ts';
import { ToolError } from '../releases/tool-error.ts';
import {
  coreProblems,
  QUESTION_KINDS,
  type Question,
  releaseProblems,
  releaseQuestions,
} from '../src/compatibility/index.ts';
import type { Problem } from '../src/compatibility/problem.ts';
import type { Channel } from '../src/contract/channel.ts';
import { withPackages } from './bytes-by-package.ts';
import { isOlderSource } from './source-commit.ts';

/** Throws a ToolError with every reason, a line each, why the release should not go live beside the channel's. */
export function refuseProblems(candidate: Release, channel: Channel): void {
  refuse(candidate, releaseProblems(candidate, channel));
}

/**
 * Throws VETO-414 when another slice has gone live in the same moment with an address or a slot of the release, which neither
 * check could see.
 */
export function refuseClaimsMeanwhile(live: Release, channel: Channel): void {
  const claims = releaseProblems(live, channel).filter(({ code }) => code === 'VETO-414');
  if (claims.length === 0) return;
  const sentences = claims.map(({ sentence }) => sentence).join('\n');
  throw new ToolError(
    'VETO-414',
    `${live.slice} ${live.version} is live, and another slice went live in the same moment:\n${sentences}\nWhichever has been live for longer answers. Agree with that team, then publish without the claim, roll back or retire.`,
  );
}

/** `refuseProblems` of a build in a folder: too many bytes are told with the packages that bring them. */
export async function refuseProblemsOfBuild(candidate: Release, channel: Channel, folder: string): Promise<void> {
  refuse(candidate, await problemsOfBuild(candidate, channel, folder));
}

/** Why a build in a folder should not go live beside what is live; empty when it may. */
export async function problemsOfBuild(candidate: Release, channel: Channel, folder: string): Promise<Problem[]> {
  const problems = releaseProblems(candidate, channel);
  return Promise.all(problems.map((problem) => withPackages(problem, candidate, folder)));
}

/** Throws VETO-417 when a core module of a built shell differs from the live one's and its version does not say so. */
export function refuseCoreChange(candidate: Release, channel: Channel): void {
  const live = channel.shell?.stable;
  if (live && moves.isShellRelease(candidate)) refuse(candidate, coreProblems(candidate, live));
}

/** What `--accept` named. Throws VETO-405 for what nothing asks. */
export function acceptedKinds(values: readonly string[] = []): string[] {
  const kinds = values.flatMap((value) => value.split(',')).filter(Boolean);
  const unknown = kinds.find((kind) => !(QUESTION_KINDS as readonly string[]).includes(kind));
  if (unknown === undefined) return kinds;
  throw new ToolError('VETO-405', `--accept takes ${QUESTION_KINDS.join(', ')}, not '${unknown}'.`);
}

/** Throws VETO-419 with every question about the release that has no yes yet. */
export function refuseOpenQuestions(candidate: Release, channel: Channel, accepted: readonly string[]): void {
  const open = openQuestions(candidate, channel, accepted);
  if (open.length === 0) return;
  const sentences = open.map(({ sentence }) => sentence).join('\n');
  const kinds = [...new Set(open.map(({ kind }) => kind))].join(',');
  throw new ToolError('VETO-419', `${candidate.slice}: ${sentences}\nIf that is meant: --accept ${kinds}`);
}

/**
 * Asks the person at the terminal what has no yes yet; where nobody sits at one, throws VETO-419. Resolves with every
 * kind that was accepted now or before.
 */
export async function askQuestions(
  candidate: Release,
  channel: Channel,
  accepted: readonly string[],
): Promise<string[]> {
  const open = openQuestions(candidate, channel, accepted);
  if (open.length === 0) return [...accepted];
  if (process.stdin.isTTY && process.stdout.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const sentences = open.map(({ sentence }) => `  ${sentence}\n`).join('');
    const answer = await terminal.question(
      `${candidate.slice} ${candidate.version}:\n${sentences}Is that meant? (y/N) `,
    );
    terminal.close();
    if (/^y(es)?$/i.test(answer.trim())) return [...accepted, ...open.map(({ kind }) => kind)];
  }
  refuseOpenQuestions(candidate, channel, accepted);
  return [...accepted];
}

/** What a person would be asked about the release, but for what was accepted. */
export function openQuestions(candidate: Release, channel: Channel, accepted: readonly string[] = []): Question[] {
  return releaseQuestions(candidate, channel, isOlderSource).filter(({ kind }) => !accepted.includes(kind));
}

function refuse(candidate: Release, [first, ...others]: readonly Problem[]): void {
  if (!first) return;
  const lines = [first.sentence, ...others.map(({ code, sentence }) => `${code} ${sentence}`)];
  throw new ToolError(first.code, `${candidate.slice}: ${lines.join('\n')}`);
}
