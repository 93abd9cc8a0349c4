import { parseArgs } from 'node:util';
import { fuzzSite } from '../load/fuzz.ts';
import { worstRequests } from '../load/worst-requests.ts';
import { startSite } from '../site/start-site.ts';
import { count, milliseconds } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

/** `fuzz.ts [--requests 6000] [--seed 1]`. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '6000' }, seed: { type: 'string', default: '1' } },
});
// The fuzz comes from many addresses, as it would through a proxy.
const site = await startSite({ quiet: true, env: { VETO_TRUST_PROXY: '1' } });
try {
  const measuredOn = machine();
  const costs = await worstRequests(site.url);
  const fuzz = await fuzzSite({ url: site.url, count: Number(values.requests), seed: Number(values.seed) });
  for (const wrong of fuzz.wrong) console.error(wrong);
  const statuses = Object.entries(fuzz.statuses).map(([status, times]) => `${status}: ${times}`);
  await publishSection({
    title: 'Hard questions',
    about: `Every table, function, verb and type of the API, with values that fit and values that do not, as nobody, as an owner and
as a vet; and what a request costs that is as dear as the limits allow.`,
    machine: measuredOn,
    body: [
      `${count(fuzz.requests)} requests in ${fuzz.seconds.toFixed(0)} s: ${fuzz.wrong.length} answered with 5xx or not at all, and the site ${fuzz.answers ? 'answers' : 'does not answer'} afterwards (${statuses.join(', ')}).`,
      table(
        ['the dearest that one request may be', 'median', 'status'],
        costs.map(({ what, medianMs, status }) => [what, milliseconds(medianMs), status]),
      ),
    ],
  });
  if (fuzz.wrong.length > 0 || !fuzz.answers) process.exitCode = 1;
} finally {
  await site.stop();
}
