import type { Result } from './play-drill.ts';

/** The results as a table: a line for each fault, a column for each address, and below it why a visitor would be lost. */
export function drillTable(results: readonly Result[]): string {
  const addresses = [...new Set(results.map(({ address }) => address))];
  const faults = [...new Set(results.map(({ fault }) => fault))];
  const cell = (fault: string, address: string) => {
    const result = results.find((each) => each.fault === fault && each.address === address);
    return result?.failure === undefined ? (result?.shown ?? '') : 'LOST';
  };
  const rows = [['', ...addresses], ...faults.map((fault) => [fault, ...addresses.map((each) => cell(fault, each))])];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const lost = results.flatMap(({ address, fault, failure }) => (failure ? [`${address}, ${fault}: ${failure}`] : []));
  return [...lines, ...(lost.length > 0 ? ['', ...lost] : [])].join('\n');
}
