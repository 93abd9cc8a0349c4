/** How long one question took on both databases, run by run, in ms. */
export interface QuestionTimes {
  what: string;
  postgres: readonly number[];
  embedded: readonly number[];
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
  const runs = times[0]?.postgres.length ?? 0;
  return `${QUERIES_HEADING}

${veterinarians.toLocaleString('en-US')} listed veterinarians, one question at a time on one connection, without the network and the API before it;
${runs} runs of each with other words, cities and areas, caches warm. PostgreSQL is a server of its own, as a hosted project
has; embedded is the one that \`start\` runs. \`pnpm bench:queries\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| question | PostgreSQL p50 | p95 | embedded p50 | p95 |
|---|---:|---:|---:|---:|
${times.map(row).join('\n')}
`;
}

function row({ what, postgres, embedded }: QuestionTimes): string {
  const ms = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(0)} ms`;
  const figures = [ms(postgres, 0.5), ms(postgres, 0.95), ms(embedded, 0.5), ms(embedded, 0.95)];
  return `| ${what} | ${figures.join(' | ')} |`;
}
