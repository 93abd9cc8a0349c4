import type { Channel } from '@veto/slice-kit/contract';
import { moves, type Release } from '@veto/slice-kit/releases';

/**
 * Every page gets the release and there is none before it: where it fails a page falls back to nothing, so that whoever
 * develops it sees what is wrong. null when it is what pages have.
 */
export function publishAlone(channel: Channel, release: Release): ReturnType<typeof moves.publish> {
  const change = moves.publish(channel, release, 'hand');
  if (!change) return null;
  const { slices } = change.channel;
  const alone = moves.isShellRelease(release)
    ? { shell: { stable: release, movedBy: 'hand' as const } }
    : { slices: { ...slices, [release.slice]: { stable: release, movedBy: 'hand' as const } } };
  return { ...change, channel: { ...change.channel, ...alone } };
}
