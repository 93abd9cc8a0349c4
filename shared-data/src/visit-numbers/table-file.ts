import { saveFile } from '../boundary/save-file.ts';

type Cell = string | number;

/** What a spreadsheet would take for a formula (OWASP, 'CSV Injection'). */
const FORMULA = /^[=+\-@\t\r\n]/;

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as a file that a spreadsheet of any language opens in columns: English ones part columns at commas, Polish ones at
 * semicolons, and both at tabs where the file is UTF-16 with its mark. Numbers are to be whole, as decimal marks differ, too.
 */
export function tableFile(table: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const text = `\ufeff${table.map((row) => row.map(written).join('\t')).join('\r\n')}\r\n`;
  const units = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) units.setUint16(at * 2, text.charCodeAt(at), true);
  return new Uint8Array(units.buffer);
}

/** Has the browser save a table, 'visits-by-month.csv'. */
export const saveTable = (name: string, table: readonly (readonly Cell[])[]): void =>
  saveFile(new Blob([tableFile(table)], { type: 'text/csv;charset=utf-16le' }), name);
