import { moves, type Release } from '../releases/index.ts';
import { releaseProblems } from '../src/compatibility/index.ts';
import type { Problem } from '../src/compatibility/problem.ts';
import type { Channel } from '../src/contract/channel.ts';

export interface Refused {
  release: Release;
  problems: Problem[];
}

/**
 * Which of several releases may go live at once, each checked beside the others as they would be: a shell and the slices
 * that need it come together. Of two that exclude each other the one stays out that is at odds with what is live, and
 * where nothing is, the later one of the list.
 */
export function releasableTogether(
  candidates: readonly Release[],
  channel: Channel,
): { releasable: Release[]; refused: Refused[] } {
  let releasable = [...candidates];
  const refused: Refused[] = [];
  for (;;) {
    const together = withAll(channel, releasable);
    const troubled = releasable.filter((release) => releaseProblems(release, together).length > 0);
    const out = causes(troubled, releasable, channel);
    if (out.length === 0) return { releasable, refused };
    for (const release of out) refused.push({ release, problems: releaseProblems(release, together) });
    releasable = releasable.filter((release) => !out.includes(release));
  }
}

/** Those that stay troubled while the other troubled ones keep what they have live. */
function causes(troubled: readonly Release[], all: readonly Release[], channel: Channel): Release[] {
  const sound = all.filter((release) => !troubled.includes(release));
  const found = troubled.filter(
    (release) => releaseProblems(release, withAll(channel, [...sound, release])).length > 0,
  );
  return found.length > 0 ? found : troubled.slice(-1);
}

function withAll(channel: Channel, releases: readonly Release[]): Channel {
  return releases.reduce((now, release) => moves.publish(now, release, 'start')?.channel ?? now, channel);
}
