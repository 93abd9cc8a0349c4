import type { Channel } from '../src/contract/channel.ts';
import type { AuditLine } from './audit.ts';
import type { Preview } from './previews.ts';

/** A version of a slice, or of the shell, in the store. */
export interface StoredVersion {
  slice: string;
  version: string;
  /** When its release.json was last written, or any of its files when there is none. */
  writtenAt: Date;
}

/** What may name a release. */
export interface Naming {
  channels: readonly Channel[];
  audit: readonly AuditLine[];
  /** Those that somebody may still open. */
  previews: readonly Pick<Preview, 'slice' | 'version'>[];
}

/**
 * The releases that nothing names: no channel has them as stable, previous or canary, or would bring them back with a
 * retired slice, and none did for so long that no open tab can be made of them; and nobody has the link to a preview of them.
 */
export function unnamedReleases(
  stored: readonly StoredVersion[],
  { channels, audit, previews }: Naming,
  olderThan: Date,
): StoredVersion[] {
  const named = new Set([...channels.flatMap(namedBy), ...previews.map(({ slice, version }) => `${slice}/${version}`)]);
  const lastNamed = new Map<string, number>();
  const namedBefore = new Map<string, string[]>();
  for (const { channel, slice, from, to, ended, bad, at, live } of audit) {
    // Also what pages fell back to until this move.
    const before = namedBefore.get(`${channel}/${slice}`) ?? [];
    for (const version of [from, to, ended, bad, ...before]) {
      const key = `${slice}/${version}`;
      lastNamed.set(key, Math.max(lastNamed.get(key) ?? 0, Date.parse(at)));
    }
    namedBefore.set(`${channel}/${slice}`, Object.values(live ?? {}).map(versionIn));
  }
  return stored.filter(({ slice, version, writtenAt }) => {
    const key = `${slice}/${version}`;
    return !named.has(key) && Math.max(Number(writtenAt), lastNamed.get(key) ?? 0) < Number(olderThan);
  });
}

/** Of '<version> <SHA-256>'. */
function versionIn(id: string): string {
  return id.split(' ')[0] ?? '';
}

function namedBy({ shell, slices, retired }: Channel): string[] {
  const pointers = [...(shell ? [shell] : []), ...Object.values(slices)];
  const releases = pointers.flatMap(({ stable, previous, canary }) => [stable, previous, canary?.release]);
  return [
    ...releases.flatMap((release) => (release ? [`${release.slice}/${release.version}`] : [])),
    ...Object.entries(retired ?? {}).map(([slice, { stable }]) => `${slice}/${stable}`),
  ];
}
