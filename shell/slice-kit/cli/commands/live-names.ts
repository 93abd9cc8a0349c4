import { moves, ToolError } from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';

/** Throws VETO-432, with the names that there are, for what is neither live nor retired on a channel. */
export function refuseUnknown(slice: string, channelName: string, channel: Channel): void {
  if (moves.pointerOf(channel, slice) || channel.retired?.[slice]) return;
  const live = [...(channel.shell ? ['shell'] : []), ...Object.keys(channel.slices)];
  throw new ToolError(
    'VETO-432',
    `${slice} was never published on ${channelName}. There are: ${live.join(', ') || 'none'}.`,
  );
}
