import { VISIT_BUDGET } from '../budgets.ts';
import { kilobytes, median, milliseconds } from './figures.ts';
import { soughtOn, type Visit } from './measure.ts';
import { publishSection, table } from './section.ts';
import type { Switches } from './switches.ts';

export interface Comparison {
  path: string;
  federated: Visit[];
  oneBundle: Visit[];
  trips: { federated: { scripts: number; withData: number }; oneBundle: { scripts: number; withData: number } };
}

/** Federated ÷ one bundle, of medians. */
export function ratio(
  { federated, oneBundle }: Pick<Comparison, 'federated' | 'oneBundle'>,
  figure: keyof Visit,
): number {
  return of(federated, figure) / of(oneBundle, figure);
}

function of(visits: readonly Visit[], figure: keyof Visit): number {
  return median(visits.map((visit) => visit[figure]));
}

/** A sentence for each figure of a page with vets, or of somebody who is signed in, that is over its budget. */
export function overBudget(comparisons: readonly Comparison[]): string[] {
  return comparisons.flatMap((each) =>
    budgetsOf(each)
      .filter(([, figure, budget]) => !(figure <= budget))
      .map(([what, figure, budget]) => `${each.path}, ${what}: ${figure.toFixed(3)}, at most ${budget}.`),
  );
}

type Budgeted = [what: string, figure: number, budget: number];

function budgetsOf(comparison: Comparison): Budgeted[] {
  const { path, federated } = comparison;
  const usable: Budgeted = ['usable ÷ one bundle', ratio(comparison, 'usableMs'), VISIT_BUDGET.usableRatio];
  const shift: Budgeted = ['layout shift', of(federated, 'shift'), VISIT_BUDGET.shift];
  if (path.includes(':'))
    return [['content ÷ one bundle', ratio(comparison, 'contentMs'), VISIT_BUDGET.signedInRatio], usable, shift];
  if (soughtOn(path) === 0) return [];
  const lcpRatio = path.startsWith('/veterinarian/') ? VISIT_BUDGET.profileLcpRatio : Number.POSITIVE_INFINITY;
  return [
    ['vets seen ÷ one bundle', ratio(comparison, 'vetsMs'), VISIT_BUDGET.vetsRatio],
    ['LCP ÷ one bundle', ratio(comparison, 'lcpMs'), lcpRatio],
    usable,
    shift,
  ];
}

/** A figure of both, and its ratio. */
function compared(comparison: Comparison, figure: keyof Visit, write: (value: number) => string): string[] {
  const both = [comparison.federated, comparison.oneBundle].map((visits) => write(of(visits, figure)));
  return [...both, ratio(comparison, figure).toFixed(2)];
}

export async function publishComparisons(comparisons: readonly Comparison[], machine: string): Promise<void> {
  await publishSection({
    title: 'Federated against one bundle',
    about: `The same source, built twice: as it is released (a shell and slices that are composed at run time) and as one webpack
bundle split by route, without federation. Same server, compression, preloads and integrity checks; cold cache, gate
passed, no service worker; CPU slowed down 4 times, 150 ms round trip, 1638/750 kbit/s. Medians of ${comparisons[0]?.federated.length ?? 0} interleaved
runs.`,
    machine,
    body: [
      table(
        [
          ...['page', 'LCP federated', 'LCP one bundle', 'LCP ratio', 'JS federated', 'JS one bundle', 'JS ratio'],
          ...['trips to the code (federated / one bundle)', 'trips with data'],
        ],
        comparisons.map((each) => [
          each.path,
          ...compared(each, 'lcpMs', milliseconds),
          ...compared(each, 'scriptBytes', kilobytes),
          `${each.trips.federated.scripts} / ${each.trips.oneBundle.scripts}`,
          `${each.trips.federated.withData} / ${each.trips.oneBundle.withData}`,
        ]),
      ),
      table(
        ['page', 'content visible federated', 'one bundle', 'ratio', 'usable federated', 'one bundle', 'ratio'],
        comparisons.map((each) => [
          each.path,
          ...compared(each, 'contentMs', milliseconds),
          ...compared(each, 'usableMs', milliseconds),
        ]),
      ),
      table(
        ['page', 'vets seen federated', 'one bundle', 'ratio', 'layout shift federated', 'one bundle'],
        comparisons
          .filter(({ path }) => soughtOn(path) > 0)
          .map((each) => [
            each.path,
            ...compared(each, 'vetsMs', milliseconds),
            of(each.federated, 'shift').toFixed(3),
            of(each.oneBundle, 'shift').toFixed(3),
          ]),
      ),
      `LCP is the largest contentful paint. Content is visible when the heading of the page is, also in the first paint that a
document carries; the one bundle has none, as such bundles have none. A page is usable when its first field, the search box of
the home page, is the page's own; one without fields when its heading is. Vets are seen when the first row, the profile's name and price, or the three featured
are, at most ${VISIT_BUDGET.vetsRatio} of the one bundle's time.
JS is what was asked for before that paint and before the page's own heading, in bytes on the wire. A trip is one
request that had to wait for another; the document is the first. Counted is what had arrived when that heading was seen.`,
    ],
  });
}

/** What a page holds before and after many changes from slice to slice: the figures of a leak, if there were one. */
export async function publishSwitches({ count, before, after }: Switches, machine: string): Promise<void> {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const growth = `${((after.heapBytes / before.heapBytes - 1) * 100).toFixed(1)} %`;
  await publishSection({
    title: 'From slice to slice',
    about: `${count} switches in one tab, from mf-owner to mf-vet to mf-discovery and round again, each until it is mounted; after 60
switches to warm up, and each figure after a garbage collection.`,
    machine,
    body: [
      table(
        ['', 'before', 'after', ''],
        [
          ['JavaScript heap', megabytes(before.heapBytes), megabytes(after.heapBytes), growth],
          ['event listeners of window and document', before.listeners, after.listeners, ''],
          ['event listeners of all nodes', before.listenersInAll, after.listenersInAll, ''],
          ['style elements and sheets', before.styles, after.styles, ''],
        ],
      ),
    ],
  });
}
