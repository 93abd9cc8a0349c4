/** As many rows as an answer has at most; it says nothing of those that it leaves out. */
const ROWS_AT_MOST = 1000;

/** Every row of a list, page by page; `load` answers the rows from `first` to `last`, both included, in a fixed order. */
export async function allRows<T>(load: (first: number, last: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const page = await load(all.length, all.length + ROWS_AT_MOST - 1);
    all.push(...page);
    if (page.length < ROWS_AT_MOST) return all;
  }
}
