/**
 * Moves the clock of a document's scripts by `ms` milliseconds; it goes on from there, so that what waits for a moment waits as long as
 * ever. For tests and stories; it stands alone, so that a browser's driver can send it into a page.
 */
export function moveClock(ms: number): void {
  const before = Date.now;
  Date.now = () => before() + ms;
  globalThis.Date = new Proxy(Date, {
    apply: () => new Date().toString(),
    construct: (date, values, by) => Reflect.construct(date, values.length > 0 ? values : [date.now()], by),
  });
}
