/** How long one question took, run by run, in ms. */
export interface QuestionTimes {
  what: string;
  ms: readonly number[];
}

export const QUERIES_HEADING = '# What the database answers';

/** The smallest value that so large a share of all values does not exceed; not a number without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The section of the results that says how long the database takes for what visitors ask it. */
export function writeQueries(
  times: readonly QuestionTimes[],
  veterinarians: number,
  date: Date,
  machine: string,
): string {
  const runs = times[0]?.ms.length ?? 0;
  return `${QUERIES_HEADING}

${veterinarians.toLocaleString('en-US')} listed veterinarians, one question at a time on one connection, without the network and the API before it;
${runs} runs of each with other words, cities and areas, caches warm. \`pnpm bench:queries\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| question | p50 | p95 |
|---|---:|---:|
${times.map(row).join('\n')}
`;
}

function row({ what, ms }: QuestionTimes): string {
  const figures = [0.5, 0.95].map((share) => `${percentile(ms, share).toFixed(0)} ms`);
  return `| ${what} | ${figures.join(' | ')} |`;
}
