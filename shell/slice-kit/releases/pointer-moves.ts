import type { Channel } from '../src/contract/channel.ts';
import type { ShellRelease } from '../src/contract/release.ts';
import type { Change, Move } from './channel-file.ts';
import type { Release } from './release-files.ts';
import { ToolError } from './tool-error.ts';

export type MovedBy = 'start' | 'hand';

/** What a pointer of the channel looks like, whether it is a slice's or the shell's. */
export interface Pointer {
  stable: Release;
  previous?: Release | undefined;
  canary?: { release: Release; percent: number } | undefined;
  movedBy: MovedBy;
}

/** The pointer of a slice, or of 'shell'; undefined before its first publish. */
export function pointerOf(channel: Channel, slice: string): Pointer | undefined {
  return slice === 'shell' ? channel.shell : channel.slices[slice];
}

/** Everybody gets the release; what they had before is kept for roll-back. null when they have it already. */
export function publish(channel: Channel, release: Release, movedBy: MovedBy): Change | null {
  const now = pointerOf(channel, release.slice);
  if (now?.stable.version === release.version && !now.canary) return null;
  const previous = now && now.stable.version !== release.version ? now.stable : now?.previous;
  const move: Move = {
    action: 'publish',
    slice: release.slice,
    from: now?.stable.version ?? null,
    to: release.version,
  };
  return { channel: withPointer(channel, release.slice, { stable: release, previous, movedBy }), move };
}

/** A share of the visitors gets the release. null when everybody has it. Throws VETO-432 before the first publish. */
export function publishCanary(channel: Channel, release: Release, percent: number): Change | null {
  const now = pointerOf(channel, release.slice);
  if (!now) throw new ToolError('VETO-432', `${release.slice} has no stable release yet: publish without --canary.`);
  if (now.stable.version === release.version) return null;
  const canary = { release, percent };
  const move: Move = { action: 'canary', slice: release.slice, from: now.stable.version, to: release.version, percent };
  return { channel: withPointer(channel, release.slice, { ...now, canary, movedBy: 'hand' }), move };
}

/** The canary becomes what everybody gets. Throws VETO-432 when there is none. */
export function promote(channel: Channel, slice: string): Change {
  const now = pointerOf(channel, slice);
  if (!now?.canary) throw new ToolError('VETO-432', `${slice} has no canary to promote.`);
  const stable = now.canary.release;
  const move: Move = { action: 'promote', slice, from: now.stable.version, to: stable.version };
  return { channel: withPointer(channel, slice, { stable, previous: now.stable, movedBy: 'hand' }), move };
}

/** Ends a canary, or else swaps stable and previous. Throws VETO-432 when there is neither. */
export function rollback(channel: Channel, slice: string): Change {
  const now = pointerOf(channel, slice);
  if (now?.canary) {
    const move: Move = { action: 'rollback', slice, from: now.canary.release.version, to: now.stable.version };
    return { channel: withPointer(channel, slice, { ...now, canary: undefined, movedBy: 'hand' }), move };
  }
  if (!now?.previous) throw new ToolError('VETO-432', `${slice} has no previous release to roll back to.`);
  const move: Move = { action: 'rollback', slice, from: now.stable.version, to: now.previous.version };
  const pointer: Pointer = { stable: now.previous, previous: now.stable, movedBy: 'hand' };
  return { channel: withPointer(channel, slice, pointer), move };
}

function withPointer(channel: Channel, slice: string, { stable, previous, canary, movedBy }: Pointer): Channel {
  const pointer = { stable, ...(previous && { previous }), ...(canary && { canary }), movedBy };
  // The cast holds because a pointer only ever carries releases of its own slice.
  if (slice === 'shell') return { ...channel, shell: pointer as NonNullable<Channel['shell']> };
  return { ...channel, slices: { ...channel.slices, [slice]: pointer as Channel['slices'][string] } };
}

export function isShellRelease(release: Release): release is ShellRelease {
  return release.slice === 'shell';
}
