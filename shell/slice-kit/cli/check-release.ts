import { moves, type Release } from '../releases/index.ts';
import { ToolError } from '../releases/tool-error.ts';
import { coreProblems, releaseProblems } from '../src/compatibility/index.ts';
import type { Problem } from '../src/compatibility/problem.ts';
import type { Channel } from '../src/contract/channel.ts';

/** Throws a ToolError with every reason, a line each, why the release should not go live beside the channel's. */
export function refuseProblems(candidate: Release, channel: Channel): void {
  refuse(candidate, releaseProblems(candidate, channel));
}

/** Throws VETO-417 when a core module of a built shell differs from the live one's and its version does not say so. */
export function refuseCoreChange(candidate: Release, channel: Channel): void {
  const live = channel.shell?.stable;
  if (live && moves.isShellRelease(candidate)) refuse(candidate, coreProblems(candidate, live));
}

function refuse(candidate: Release, [first, ...others]: readonly Problem[]): void {
  if (!first) return;
  const lines = [first.sentence, ...others.map(({ code, sentence }) => `${code} ${sentence}`)];
  throw new ToolError(first.code, `${candidate.slice}: ${lines.join('\n')}`);
}
