/** A page that is still there after so long, in milliseconds, stays: what it was asked for was a download, or it was refused. */
const STAYS_AFTER_MS = 30_000;

/** What is to be done if the page stays; undefined while nobody leaves it. */
let waiting: (() => void)[] | undefined;
let stays: ReturnType<typeof setTimeout> | undefined;

function settle(isGone: boolean): void {
  clearTimeout(stays);
  const held = isGone ? [] : (waiting ?? []);
  waiting = undefined;
  for (const run of held) run();
}

/**
 * From here on the page knows when it is being left. Call it before anything can fail: Firefox cuts off the scripts that are
 * on their way, and says of each that it failed.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    clearTimeout(stays);
    waiting ??= [];
    stays = setTimeout(() => settle(false), STAYS_AFTER_MS);
  });
  addEventListener('pagehide', () => {
    settle(true);
    waiting = [];
  });
  // Back from the browser's memory of pages.
  addEventListener('pageshow', ({ persisted }) => persisted && settle(true));
}

/** Runs it at once; while the page is being left, only if it stays after all. */
export function ifPageStays(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}
