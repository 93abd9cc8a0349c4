import { moves, ToolError } from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';

/** The version that a command about a canary names. Throws VETO-405 without one, and VETO-432 where there is no canary either. */
export function namedVersion(verb: string, slice: string, channel: Channel, version: string | undefined): string {
  if (version) return version;
  const canary = moves.pointerOf(channel, slice)?.canary?.release.version;
  if (!canary) throw new ToolError('VETO-432', `${slice} has no canary to ${verb}.`);
  throw new ToolError(
    'VETO-405',
    `Name the version, so that no other canary is meant: slice ${verb} ${slice} --version ${canary}`,
  );
}

/** Throws VETO-432, with the names that there are, for what is neither live nor retired on a channel. */
export function refuseUnknown(slice: string, channelName: string, channel: Channel): void {
  if (moves.pointerOf(channel, slice) || Object.hasOwn(channel.retired ?? {}, slice)) return;
  const live = [...(channel.shell ? ['shell'] : []), ...Object.keys(channel.slices)];
  throw new ToolError(
    'VETO-432',
    `${slice} was never published on ${channelName}. There are: ${live.join(', ') || 'none'}.`,
  );
}
