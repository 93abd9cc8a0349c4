import type { SiteFuzz } from '../load/fuzz.ts';
import type { RequestCost } from '../load/worst-requests.ts';

export const FUZZ_HEADING = '# Hard questions';

/** The section of the results that says what a visitor can do to the API with what they ask. */
export function writeFuzz(fuzz: SiteFuzz, costs: readonly RequestCost[], date: Date, machine: string): string {
  const { requests, seconds, statuses, wrong, answers } = fuzz;
  const counted = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  return `${FUZZ_HEADING}

Every table, function, verb and type of the API, with values that fit and values that do not, as nobody, as an owner and
as a vet; and what a request costs that is as dear as the limits allow. \`pnpm bench:fuzz\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

${requests.toLocaleString('en-US')} requests in ${seconds.toFixed(0)} s: ${wrong.length} answered with 5xx or not at all, and the site ${answers ? 'answers' : 'does not answer'} afterwards (${counted.join(', ')}).

| the dearest that one request may be | median | status |
|---|---:|---:|
${costs.map(({ what, medianMs, status }) => `| ${what} | ${Math.round(medianMs)} ms | ${status} |`).join('\n')}
`;
}
