/** What a check says of a revision; 'unknown' where it cannot tell. */
export type Checked = 'good' | 'bad' | 'unknown';

export interface FirstBad {
  /** The last revision that passed, and the first after it that failed. */
  good: number;
  bad: number;
  /** Those between them that nobody could tell. */
  unknown: number[];
}

/**
 * Halves ascending revisions, of which the first is known to pass and the last to fail, until two neighbours are left.
 * One that the check cannot tell is passed over for its nearest neighbour.
 */
export async function firstBad(
  revisions: readonly number[],
  check: (revision: number) => Promise<Checked>,
): Promise<FirstBad> {
  let [good, bad] = [revisions[0] ?? 0, revisions.at(-1) ?? 0];
  const unknown = new Set<number>();
  for (;;) {
    const between = revisions.filter((each) => each > good && each < bad);
    const middle = (between.length - 1) / 2;
    const [next] = between
      .map((revision, at) => ({ revision, away: Math.abs(at - middle) }))
      .filter(({ revision }) => !unknown.has(revision))
      .toSorted((one, other) => one.away - other.away);
    if (!next) return { good, bad, unknown: between };
    const said = await check(next.revision);
    if (said === 'good') good = next.revision;
    else if (said === 'bad') bad = next.revision;
    else unknown.add(next.revision);
  }
}
