/** Where the visitor was on each page of the history, for the way back. */
export interface ScrollMemory {
  /** The position of the entry that is shown now; undefined when it was never seen. Call it right after a move. */
  positionOfEntry(): number | undefined;
  /** Notes positions again; between a move and the moment when the new page has its content they mean nothing. */
  resume(): void;
}

type EntryKey = string | undefined;

/** The history entry's identity, which the Navigation API keeps across reloads. Without it nothing is restored. */
function currentKey(): EntryKey {
  return globalThis.navigation?.currentEntry?.key;
}

const STORAGE_KEY = 'veto_scroll';

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Takes scroll restoration over from the browser, which would restore before a slice has its content. */
export function createScrollMemory(): ScrollMemory {
  const positions = stored();
  let key = currentKey();
  let paused = false;
  if (key !== undefined) history.scrollRestoration = 'manual';
  addEventListener(
    'scroll',
    () => {
      if (!paused && key !== undefined) positions.set(key, Math.round(scrollY));
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-100)));
    } catch {
      // Positions then last as long as the page.
    }
  });
  return {
    positionOfEntry() {
      key = currentKey();
      paused = true;
      return key === undefined ? undefined : positions.get(key);
    },
    resume() {
      paused = false;
    },
  };
}

/** How long a page may take to grow to the height that it had, in milliseconds. */
const GROWTH_LIMIT_MS = 2_000;

/** Scrolls to a position, again while the page grows towards it, until the visitor scrolls or time is up. */
export function scrollWhenTallEnough(top: number): void {
  const growth = new ResizeObserver(() => go());
  const stop = new AbortController();
  const end = () => {
    growth.disconnect();
    stop.abort();
  };
  const go = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) <= 1) end();
  };
  growth.observe(document.body);
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(gesture, end, { passive: true, signal: stop.signal });
  setTimeout(end, GROWTH_LIMIT_MS);
  go();
}
