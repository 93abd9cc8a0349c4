import { type AuditLine, moves, readAudit, readChannel, readRelease, ToolError } from '../../releases/index.ts';
import type { ObjectStore } from '../../releases/object-store.ts';
import type { Channel } from '../../src/contract/channel.ts';
import type { Source } from '../../src/contract/release.ts';
import { openStore } from '../store-of.ts';
import { refuseUnknown } from './live-names.ts';

/** `slice history mf-owner`: every move of its pointer, and every release that a roll-back may go to, with its commit. */
export async function history(slice: string, values: { channel: string }): Promise<number> {
  const store = await openStore();
  const channel = await readChannel(store, values.channel);
  refuseUnknown(slice, values.channel, channel);
  console.log(`${slice} on ${values.channel}, revision ${channel.revision}\n\nMoves`);
  const lines = (await readAudit(store, values.channel)).filter((line) => line.slice === slice);
  for (const line of lines) console.log(describeMove(line));
  console.log('\nReleases in the store');
  for (const line of await describeReleases(store, channel, slice)) console.log(line);
  return 0;
}

/** One line of the audit as people read it. */
export function describeMove(line: AuditLine): string {
  const { at, by, action, slice, from, to, percent, ended, bad, reason, accepted, owners } = line;
  const share = percent === undefined ? '' : ` ${percent} %`;
  const details = [
    ended && `ended the canary ${ended}`,
    bad && `marked ${bad} bad`,
    owners && `owned by ${owners.map((each) => each.split(' ')[0]).join(', ') || 'nobody'}`,
    accepted && `accepted ${accepted.join(', ')}`,
    reason,
  ].filter(Boolean);
  const rest = details.length > 0 ? `  (${details.join('; ')})` : '';
  return `${at}  ${by}  ${action}${share} ${slice}: ${from ?? '–'} → ${to ?? '–'}${rest}`;
}

async function describeReleases(store: ObjectStore, channel: Channel, slice: string): Promise<string[]> {
  const pointer = moves.pointerOf(channel, slice);
  const bad = moves.badOf(channel, slice);
  const earlier = pointer?.earlier ?? [];
  const names = (version: string) =>
    [
      pointer?.stable.version === version && 'stable',
      pointer?.canary?.release.version === version && `canary ${pointer.canary.percent} %`,
      pointer?.previous?.version === version && 'previous',
      earlier.includes(version) && pointer?.previous?.version !== version && 'earlier',
      bad.includes(version) && 'bad',
      channel.retired?.[slice]?.stable === version && 'retired',
    ].filter(Boolean);
  const keys = (await store.list(`releases/${slice}/`)).filter((key) => /\/[^/]+\/release\.json$/.test(key));
  return Promise.all(
    keys.map(async (key) => {
      const version = key.split('/').at(-2) ?? '';
      // One that is damaged hides no other.
      const release = await readRelease(store, { slice, version }).catch((error) => {
        if (error instanceof ToolError && error.code === 'VETO-424') return null;
        throw error;
      });
      const from = release ? release.source && describeSource(release.source) : 'damaged';
      return [version.padEnd(24), from, names(version).join(', ')].filter(Boolean).join('  ');
    }),
  );
}

/**
 * '0011aabbcc of main, 2026-11-01 10:00 UTC', with the run of the workflow that published it; says so where files differed
 * from the commit.
 */
export function describeSource({ commit, branch, committedAt, changed, run }: Source): string {
  const date = new Date(committedAt).toISOString().slice(0, 16).replace('T', ' ');
  const name = `${commit.slice(0, 10)}${branch ? ` of ${branch}` : ''}`;
  const more = [changed && 'with changes that were not committed', run].filter(Boolean);
  return [`${name}, ${date} UTC`, ...more].join(', ');
}
