/** Where a revision of a channel is kept once another one has replaced it. */
export function revisionKey(channel: string, revision: number): string {
  return `revisions/${channel}/${String(revision).padStart(8, '0')}.json`;
}
