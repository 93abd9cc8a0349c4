import { arch, cpus, platform, totalmem } from 'node:os';
import type { Visit } from './measure.ts';
import type { Switches } from './switches.ts';

export interface Comparison {
  path: string;
  federated: Visit[];
  oneBundle: Visit[];
  trips: { federated: { scripts: number; withData: number }; oneBundle: { scripts: number; withData: number } };
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Federated ÷ one bundle, of medians. */
export function ratio(comparison: Comparison, figure: keyof Visit): number {
  const of = (visits: Visit[]) => median(visits.map((visit) => visit[figure]));
  return of(comparison.federated) / of(comparison.oneBundle);
}

/** The table that is committed: what was measured, on what, when. */
export function writeResults(comparisons: Comparison[], date: Date): string {
  const runs = comparisons[0]?.federated.length ?? 0;
  return `# Federated against one bundle

The same source, built twice: as it is released (a shell and slices that are composed at run time) and as one webpack
bundle split by route, without federation. Same server, compression, preloads and integrity checks; cold cache, gate
passed, no service worker; CPU slowed down 4 times, 150 ms round trip, 1638/750 kbit/s. Medians of ${runs} interleaved
runs; \`pnpm bench\` makes this file.

Measured ${date.toISOString().slice(0, 10)} on ${machine()}.

| page | LCP federated | LCP one bundle | LCP ratio | JS federated | JS one bundle | JS ratio | trips to the code (federated / one bundle) | trips with data |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${comparisons.map(row).join('\n')}

| page | content visible federated | one bundle | ratio | usable federated | one bundle | ratio |
|---|---:|---:|---:|---:|---:|---:|
${comparisons.map(seenRow).join('\n')}

LCP is the largest contentful paint. Content is visible when the heading of the page is, also in the first paint that a
document carries; the one bundle has none, as such bundles have none. A page is usable when its first field, the search box of
the home page, is the page's own; one without fields when its heading is.
JS is what was asked for before that paint and before the page's own heading, in bytes on the wire. A trip is one
request that had to wait for another; the document is the first. Counted is what had arrived when that heading was seen.
`;
}

/** What a page holds before and after many changes from slice to slice: the figures of a leak, if there were one. */
export function writeSwitches({ count, before, after }: Switches, date: Date): string {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const growth = (after.heapBytes / before.heapBytes - 1) * 100;
  return `# From slice to slice

${count} switches in one tab, from mf-owner to mf-vet to mf-discovery and round again, each until it is mounted; after 60
switches to warm up, and each figure after a garbage collection. \`pnpm bench\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine()}.

| | before | after | |
|---|---:|---:|---|
| JavaScript heap | ${megabytes(before.heapBytes)} | ${megabytes(after.heapBytes)} | ${growth.toFixed(1)} % |
| event listeners of window and document | ${before.listeners} | ${after.listeners} | |
| event listeners of all nodes | ${before.listenersInAll} | ${after.listenersInAll} | |
| style elements and sheets | ${before.styles} | ${after.styles} | |
`;
}

function seenRow(comparison: Comparison): string {
  const { path, federated, oneBundle } = comparison;
  const of = (visits: Visit[], figure: 'contentMs' | 'usableMs') => median(visits.map((visit) => visit[figure]));
  const cells = (['contentMs', 'usableMs'] as const).flatMap((figure) => {
    const [ours, theirs] = [of(federated, figure), of(oneBundle, figure)];
    return [`${Math.round(ours)} ms`, `${Math.round(theirs)} ms`, ratio(comparison, figure).toFixed(2)];
  });
  return `| ${[path, ...cells].join(' | ')} |`;
}

function row(comparison: Comparison): string {
  const { path, federated, oneBundle, trips } = comparison;
  const lcp = (visits: Visit[]) => `${Math.round(median(visits.map(({ lcpMs }) => lcpMs)))} ms`;
  const bytes = (visits: Visit[]) => `${(median(visits.map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(1)} kB`;
  const cells = [
    path,
    lcp(federated),
    lcp(oneBundle),
    ratio(comparison, 'lcpMs').toFixed(2),
    bytes(federated),
    bytes(oneBundle),
    ratio(comparison, 'scriptBytes').toFixed(2),
    `${trips.federated.scripts} / ${trips.oneBundle.scripts}`,
    `${trips.federated.withData} / ${trips.oneBundle.withData}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What was measured on, for a reader who compares. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}
