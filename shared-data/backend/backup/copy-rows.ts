import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { columnList, sqlName, type Table } from './tables.ts';

/** In bytes; a part holds whole rows, and is as much longer as its last row is. */
const PART = 1024 * 1024;
const NEWLINE = 0x0a;

/** A table's rows as COPY writes them, in parts of whole rows. Returns the server's count of them. */
export async function* copyOut(client: pg.ClientBase, table: Table): AsyncGenerator<Buffer, number> {
  const rows = client.query(to(`copy ${sqlName(table)} (${columnList(table.columns)}) to stdout`));
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    const end = size < PART ? 0 : chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) continue;
    const rest = chunk.subarray(end);
    yield Buffer.concat(held, size - rest.length);
    held = [rest];
    size = rest.length;
  }
  if (size > 0) yield Buffer.concat(held, size);
  // The rows have ended before the server says how many there were; what is asked next is answered after that.
  await client.query('select');
  return rows.rowCount;
}

/** Loads a part into `target`, which has the columns. */
export async function copyIn(
  client: pg.ClientBase,
  target: string,
  columns: readonly string[],
  part: AsyncIterable<Uint8Array>,
): Promise<void> {
  await pipeline(part, client.query(from(`copy ${target} (${columnList(columns)}) from stdin`)));
}

/** Rows in a part: within one, COPY writes a line's end as `\n`. */
export async function countLines(part: AsyncIterable<Uint8Array>): Promise<number> {
  let lines = 0;
  for await (const chunk of part)
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
