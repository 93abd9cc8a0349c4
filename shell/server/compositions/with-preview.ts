import type { Channel } from '@veto/slice-kit/contract';
import { moves, type Release } from '@veto/slice-kit/releases';

/**
 * A channel as whoever has the link of a preview sees it: everybody's, but for one release. The slice's own canary is left
 * out, so that no visitor's number takes the preview away; where the preview fails, pages fall back to the live release.
 */
export function withPreview(live: Channel, release: Release): Channel {
  const before = moves.pointerOf(live, release.slice)?.stable;
  const pointer = {
    stable: release,
    ...(before && before.version !== release.version && { previous: before }),
    movedBy: 'hand' as const,
  };
  // The casts hold because a release is put where those of its own slice are.
  if (moves.isShellRelease(release)) return { ...live, shell: pointer as NonNullable<Channel['shell']> };
  return { ...live, slices: { ...live.slices, [release.slice]: pointer as Channel['slices'][string] } };
}
