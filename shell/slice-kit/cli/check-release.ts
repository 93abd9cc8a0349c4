import type { Release } from '../releases/index.ts';
import { ToolError } from '../releases/tool-error.ts';
import { releaseProblems } from '../src/compatibility/index.ts';
import type { Channel } from '../src/contract/channel.ts';

/** Throws a ToolError with every reason, a line each, why the release should not go live beside the channel's. */
export function refuseProblems(candidate: Release, channel: Channel): void {
  const [first, ...others] = releaseProblems(candidate, channel);
  if (!first) return;
  const lines = [first.sentence, ...others.map(({ code, sentence }) => `${code} ${sentence}`)];
  throw new ToolError(first.code, `${candidate.slice}: ${lines.join('\n')}`);
}
