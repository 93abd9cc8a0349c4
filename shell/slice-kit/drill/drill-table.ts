import type { Result } from './play-drill.ts';

/**
 * The results as a table: a line for each fault, a column for each path. Below it why visitors would be lost, and how long all of them
 * waited.
 */
export function drillTable(results: readonly Result[]): string {
  const paths = [...new Set(results.map(({ path }) => path))];
  const visits = Map.groupBy(results, ({ fault, path }) => `${fault} ${path}`);
  const faults = [...new Set(results.map(({ fault }) => fault))];
  const rows = [
    ['', ...paths],
    ...faults.map((fault) => [fault, ...paths.map((path) => cellOf(visits.get(`${fault} ${path}`) ?? []))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const lost = results.flatMap(({ path, fault, failure }) => (failure ? [`${path}, ${fault}: ${failure}`] : []));
  return [...lines, ...(lost.length > 0 ? ['', ...new Set(lost)] : []), '', waitOf(results)].join('\n');
}

/** All visits with one fault at one path: 'former release, 0.4 s, VETO-203', or 'LOST 2 of 9'. */
function cellOf(visits: readonly Result[]): string {
  const lost = visits.filter(({ failure }) => failure !== undefined).length;
  if (lost > 0) return visits.length > 1 ? `LOST ${lost} of ${visits.length}` : 'LOST';
  const shown = [...new Set(visits.map((visit) => visit.shown))].join(' or ');
  const seconds = medianOf(visits);
  const codes = new Set(visits.flatMap((visit) => visit.codes ?? []));
  const left = visits.flatMap((visit) => visit.left ?? []).at(-1);
  return [shown, ...(seconds === undefined ? [] : [`${seconds} s`]), ...codes, ...(left ? [`left ${left}`] : [])].join(
    ', ',
  );
}

/** '27 visits, 0 lost; served again after 0.3 s (median), 10.1 s at most'. */
function waitOf(results: readonly Result[]): string {
  const lost = results.filter(({ failure }) => failure !== undefined).length;
  const counted = `${results.length} ${results.length === 1 ? 'visit' : 'visits'}, ${lost} lost`;
  const longest = Math.max(...results.map(({ seconds = -1 }) => seconds));
  if (longest < 0) return counted;
  return `${counted}; served again after ${medianOf(results)} s (median), ${longest} s at most`;
}

function medianOf(visits: readonly Result[]): number | undefined {
  const sorted = visits.flatMap(({ seconds }) => seconds ?? []).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
