import type { Result } from './play-drill.ts';

/** The results as a table: a line for each fault, a column for each path, and below it why a visitor would be lost. */
export function drillTable(results: readonly Result[]): string {
  const paths = [...new Set(results.map(({ path }) => path))];
  const faults = [...new Set(results.map(({ fault }) => fault))];
  const cell = (fault: string, path: string) => {
    const result = results.find((each) => each.fault === fault && each.path === path);
    if (result?.failure !== undefined) return 'LOST';
    const { shown = '', seconds } = result ?? {};
    return seconds === undefined ? shown : `${shown}, ${seconds} s`;
  };
  const rows = [['', ...paths], ...faults.map((fault) => [fault, ...paths.map((each) => cell(fault, each))])];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const lost = results.flatMap(({ path, fault, failure }) => (failure ? [`${path}, ${fault}: ${failure}`] : []));
  return [...lines, ...(lost.length > 0 ? ['', ...lost] : [])].join('\n');
}
