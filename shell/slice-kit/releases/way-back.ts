import type { Channel } from '../src/contract/channel.ts';
import type { Change, Move } from './channel-file.ts';
import { badOf, type Pointer, pointerOf, withPointer } from './pointer.ts';
import type { Release } from './release-files.ts';
import { ToolError } from './tool-error.ts';

/** Where a roll-back would go from here. */
export interface Rollback {
  /** What everybody gets: another release, or the same one when only a canary ends. */
  to: string;
  /** The release that pages fall back to afterwards; undefined when there is none. */
  fallback: string | undefined;
  /** The release that is left, and marked bad; undefined where a retired slice, or a bad release, comes back. */
  bad: string | undefined;
  /** The canary that ends besides: it did nothing bad. */
  ended?: string | undefined;
}

/**
 * A roll-back ends a canary, else goes to the latest release that is not marked bad, or to `wanted`. null when there is
 * nothing to do: `wanted` is live, or none is named and the latest move was a roll-back already. Throws VETO-432 when
 * there is nothing to go back to.
 */
export function rollbackPlan(channel: Channel, slice: string, wanted?: string): Rollback | null {
  const now = pointerOf(channel, slice);
  if (!now) return planForRetired(channel, slice, wanted);
  const { version } = now.stable;
  if (now.canary && (wanted === undefined || wanted === version))
    return { to: version, fallback: now.previous?.version, bad: now.canary.release.version };
  if (wanted === version || (wanted === undefined && now.rolledBack)) return null;
  const earlier = now.earlier ?? [];
  const to = wanted ?? earlier[0];
  const canary = now.canary?.release.version;
  const ended = canary === to ? undefined : canary;
  if (to === undefined) throw new ToolError('VETO-432', `${slice} has no earlier release to roll back to.`);
  // A move to a release that was marked bad takes the mark back: the release left was live only because of it.
  if (badOf(channel, slice).includes(to)) return { to, fallback: version, bad: undefined, ended };
  return { to, fallback: olderThan(to, earlier)[0], bad: version, ended };
}

function planForRetired(channel: Channel, slice: string, wanted: string | undefined): Rollback {
  const retired = channel.retired?.[slice];
  if (!retired) throw new ToolError('VETO-432', `${slice} is not live.`);
  const earlier = [retired.stable, ...(retired.earlier ?? [])];
  const to = wanted ?? retired.stable;
  return { to, fallback: olderThan(to, earlier)[0], bad: undefined };
}

/** What was live before a version; all of them when it is not in the list. */
function olderThan(version: string, earlier: readonly string[]): string[] {
  return earlier.slice(earlier.indexOf(version) + 1);
}

/**
 * Makes the roll-back that `rollbackPlan` says; null when there is nothing to do. The releases that the channel does not
 * hold whole are handed in. Throws VETO-431 when the channel has moved on, so that the plan is another one now.
 */
export function rollback(
  channel: Channel,
  slice: string,
  options: { to?: Release; fallback?: Release | undefined; reason?: string | undefined } = {},
): Change | null {
  const now = pointerOf(channel, slice);
  const plan = rollbackPlan(channel, slice, options.to?.version);
  if (!plan) return null;
  const at = (version: string | undefined) =>
    [options.to, options.fallback, now?.stable, now?.previous].find((release) => release?.version === version);
  const stable = at(plan.to);
  if (!stable) throw new ToolError('VETO-431', `${slice} was moved while this was under way. Look, and try again.`);
  const bad = [...badOf(channel, slice).filter((version) => version !== plan.to), ...(plan.bad ? [plan.bad] : [])];
  const pointer: Pointer = {
    stable,
    previous: at(plan.fallback),
    earlier: earlierAfter(channel, slice, plan),
    bad,
    movedBy: 'hand',
    rolledBack: true,
  };
  const from = now?.canary && plan.to === now.stable.version ? now.canary.release.version : now?.stable.version;
  const move: Move = {
    action: 'rollback',
    slice,
    from: from ?? null,
    to: plan.to,
    ...(plan.bad && { bad: plan.bad }),
    ...(plan.ended && { ended: plan.ended }),
    ...(options.reason && { reason: options.reason }),
  };
  return { channel: withPointer(channel, slice, pointer), move };
}

function earlierAfter(channel: Channel, slice: string, { to, bad }: Rollback): string[] {
  const now = pointerOf(channel, slice);
  const retired = channel.retired?.[slice];
  const known = now
    ? [now.stable.version, ...(now.earlier ?? [])]
    : retired
      ? [retired.stable, ...(retired.earlier ?? [])]
      : [];
  const isReturn = now !== undefined && bad === undefined;
  return isReturn ? known : olderThan(to, known);
}

/**
 * Ends a canary that does worse than what everybody has; null when that version is the canary no more. Unlike a
 * roll-back it leaves the next one free to go back from the stable release.
 */
export function abortCanary(channel: Channel, slice: string, version: string, reason: string): Change | null {
  const now = pointerOf(channel, slice);
  if (now?.canary?.release.version !== version) return null;
  const pointer: Pointer = { ...now, canary: undefined, bad: [...badOf(channel, slice), version], movedBy: 'hand' };
  const move: Move = { action: 'abort', slice, from: version, to: now.stable.version, bad: version, reason };
  return { channel: withPointer(channel, slice, pointer), move };
}

/**
 * Takes a slice out of the channel: nobody answers at its addresses any more. What it was is remembered, so that a
 * roll-back brings it back without a build. Throws VETO-432 when it is not live, and VETO-405 for the shell.
 */
export function retire(channel: Channel, slice: string, reason?: string): Change {
  if (slice === 'shell') throw new ToolError('VETO-405', 'There is no site without the shell: roll it back instead.');
  const now = channel.slices[slice];
  if (!now) throw new ToolError('VETO-432', `${slice} is not live.`);
  const { [slice]: _, ...slices } = channel.slices;
  const earlier = now.earlier ?? [];
  const kept = { stable: now.stable.version, ...(earlier.length > 0 && { earlier }), ...(now.bad && { bad: now.bad }) };
  const move: Move = {
    action: 'retire',
    slice,
    from: now.stable.version,
    to: null,
    ...(now.canary && { ended: now.canary.release.version }),
    ...(reason && { reason }),
  };
  return { channel: { ...channel, slices, retired: { ...channel.retired, [slice]: kept } }, move };
}

/** Takes versions that are about to be removed off the way back; null when none of them is on it. Bad ones stay marked. */
export function forgetEarlier(channel: Channel, slice: string, versions: readonly string[]): Change | null {
  const now = pointerOf(channel, slice);
  const earlier = now?.earlier ?? [];
  const kept = earlier.filter((version) => !versions.includes(version));
  if (!now || kept.length === earlier.length) return null;
  const { version } = now.stable;
  const move: Move = { action: 'prune', slice, from: version, to: version };
  return { channel: withPointer(channel, slice, { ...now, earlier: kept }), move };
}
