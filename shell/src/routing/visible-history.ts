/** What `history` announces on the window, besides the browser's own `popstate`: whoever called it, before it returns. */
export const HISTORY_EVENTS = ['pushState', 'replaceState'] as const;

/** Whether the address may become this one; asked before it does, whoever wants it. */
export type MoveGuard = (to: string, mover: string | undefined) => boolean;

let mayMove: MoveGuard = () => true;
let mover: string | undefined;
let isOpen: (address: URL) => boolean = () => true;

/** From here on a change of address that `guard` does not allow does not happen. */
export function guardMoves(guard: MoveGuard): void {
  mayMove = guard;
}

/** From here on this document shows only what `opens` allows: any other address of the site is loaded as a document of its own. */
export function keepTo(opens: (address: URL) => boolean): void {
  isOpen = opens;
}

/** Runs what moves in the name of a slice: by the time of the move its own code may not be in the stack. */
export function moveFor(slice: string, move: () => void): void {
  const before = mover;
  mover = slice;
  try {
    move();
  } finally {
    mover = before;
  }
}

/** The address of this site that is meant, where this document may not show it. The browser refuses another site's. */
function closedAddress(to: string): string | undefined {
  const address = URL.canParse(to, location.href) ? new URL(to, location.href) : undefined;
  return address?.origin === location.origin && !isOpen(address) ? address.href : undefined;
}

// The History API itself tells nobody of these two.
for (const method of HISTORY_EVENTS) {
  const original = history[method];
  history[method] = function (...args) {
    const to = String(args[2] ?? '');
    if (!mayMove(to, mover)) return;
    const address = closedAddress(to);
    if (address) {
      location[method === 'pushState' ? 'assign' : 'replace'](address);
      return;
    }
    original.apply(this, args);
    dispatchEvent(new Event(method));
  };
}

let moves: Pick<History, (typeof HISTORY_EVENTS)[number]> = history;

/** From here on the shell moves by these methods as they are now, whatever becomes of the browser's history. */
export function keepMoves(): void {
  const { pushState, replaceState } = history;
  moves = { pushState: pushState.bind(history), replaceState: replaceState.bind(history) };
}

export function goTo(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  moves[replace ? 'replaceState' : 'pushState'](state, '', to);
}
