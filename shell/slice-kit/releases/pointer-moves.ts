import type { Channel } from '../src/contract/channel.ts';
import type { Change, Move } from './channel-file.ts';
import { badOf, type MovedBy, type Pointer, pointerOf, withPointer } from './pointer.ts';
import type { Release } from './release-files.ts';
import { ToolError } from './tool-error.ts';

export { badOf, isShellRelease, type MovedBy, type Pointer, pointerOf } from './pointer.ts';
export { abortCanary, forgetEarlier, type Rollback, retire, rollback, rollbackPlan } from './way-back.ts';

/** Everybody gets the release; what they had before is kept for roll-back. null when they have it already. */
export function publish(channel: Channel, release: Release, movedBy: MovedBy): Change | null {
  const { slice } = release;
  const now = pointerOf(channel, slice);
  if (now?.stable.version === release.version && !now.canary) return null;
  const ended = now?.canary && now.canary.release.version !== release.version ? now.canary.release.version : undefined;
  const move: Move = {
    action: 'publish',
    slice,
    from: now?.stable.version ?? null,
    to: release.version,
    ...(ended && { ended }),
  };
  return { channel: withPointer(channel, slice, { ...before(channel, release), stable: release, movedBy }), move };
}

/** A share of the visitors gets the release. null when everybody has it. Throws VETO-432 before the first publish. */
export function publishCanary(channel: Channel, release: Release, percent: number): Change | null {
  const { slice } = release;
  const now = pointerOf(channel, slice);
  if (!now) throw new ToolError('VETO-432', `${slice} has no stable release yet: publish without --canary.`);
  if (now.stable.version === release.version) return null;
  const ended = now.canary && now.canary.release.version !== release.version ? now.canary.release.version : undefined;
  const from = now.stable.version;
  const move: Move = { action: 'canary', slice, from, to: release.version, percent, ...(ended && { ended }) };
  const pointer: Pointer = {
    ...now,
    canary: { release, percent },
    bad: now.bad?.filter((version) => version !== release.version),
    movedBy: 'hand',
    rolledBack: false,
  };
  return { channel: withPointer(channel, slice, pointer), move };
}

/** The canary becomes what everybody gets. Throws VETO-432 when there is none, and VETO-431 when it is another version. */
export function promote(channel: Channel, slice: string, version: string): Change {
  const now = pointerOf(channel, slice);
  if (!now?.canary) throw new ToolError('VETO-432', `${slice} has no canary to promote.`);
  const stable = now.canary.release;
  if (stable.version !== version)
    throw new ToolError('VETO-431', `The canary of ${slice} is ${stable.version}, not ${version}.`);
  const move: Move = { action: 'promote', slice, from: now.stable.version, to: stable.version };
  return { channel: withPointer(channel, slice, { ...before(channel, stable), stable, movedBy: 'hand' }), move };
}

/** What a pointer remembers once `next` is what everybody gets. */
function before(channel: Channel, next: Release): Pick<Pointer, 'previous' | 'earlier' | 'bad'> {
  const bad = badOf(channel, next.slice).filter((version) => version !== next.version);
  const now = pointerOf(channel, next.slice);
  const retired = channel.retired?.[next.slice];
  if (!now) return { bad, ...(retired && { earlier: [retired.stable, ...(retired.earlier ?? [])] }) };
  if (now.stable.version === next.version) return { previous: now.previous, earlier: now.earlier, bad };
  return { previous: now.stable, earlier: [now.stable.version, ...(now.earlier ?? [])], bad };
}
