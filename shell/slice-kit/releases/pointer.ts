import type { Channel } from '../src/contract/channel.ts';
import type { ShellRelease } from '../src/contract/release.ts';
import type { Release } from './release-files.ts';

export type MovedBy = 'start' | 'hand';

/** What a pointer of the channel looks like, whether it is a slice's or the shell's. */
export interface Pointer {
  stable: Release;
  previous?: Release | undefined;
  canary?: { release: Release; percent: number } | undefined;
  movedBy: MovedBy;
  earlier?: string[] | undefined;
  bad?: string[] | undefined;
  rolledBack?: boolean | undefined;
}

/** How many versions a pointer remembers to go back to; the audit has all of them. */
const EARLIER = 10;
const BAD = 50;

/** The pointer of a slice, or of 'shell'; undefined before its first publish. */
export function pointerOf(channel: Channel, slice: string): Pointer | undefined {
  if (slice === 'shell') return channel.shell;
  return Object.hasOwn(channel.slices, slice) ? channel.slices[slice] : undefined;
}

/** The versions of a slice that are marked bad, also while it is retired. */
export function badOf(channel: Channel, slice: string): string[] {
  return pointerOf(channel, slice)?.bad ?? channel.retired?.[slice]?.bad ?? [];
}

/** The channel with this pointer, in which what is said twice or marked bad is no way back. */
export function withPointer(channel: Channel, slice: string, pointer: Pointer): Channel {
  const { stable, canary, movedBy, rolledBack } = pointer;
  const bad = (pointer.bad ?? []).filter((version) => version !== stable.version);
  const isWayBack = (version: string) => version !== stable.version && !bad.includes(version);
  const earlier = [...new Set(pointer.earlier)].filter(isWayBack).slice(0, EARLIER);
  const previous = pointer.previous && isWayBack(pointer.previous.version) ? pointer.previous : undefined;
  const next = {
    stable,
    ...(previous && { previous }),
    ...(canary && { canary }),
    movedBy,
    ...(earlier.length > 0 && { earlier }),
    ...(bad.length > 0 && { bad: bad.slice(-BAD) }),
    ...(rolledBack && { rolledBack }),
  };
  // The casts hold because a pointer only ever carries releases of its own slice.
  if (slice === 'shell') return { ...channel, shell: next as NonNullable<Channel['shell']> };
  const { [slice]: _, ...retired } = channel.retired ?? {};
  const { retired: __, ...rest } = channel;
  return {
    ...rest,
    slices: { ...channel.slices, [slice]: next as Channel['slices'][string] },
    ...(Object.keys(retired).length > 0 && { retired }),
  };
}

export function isShellRelease(release: Release): release is ShellRelease {
  return release.slice === 'shell';
}
