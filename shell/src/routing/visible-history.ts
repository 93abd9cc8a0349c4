/** What `history` announces on the window, besides the browser's own `popstate`: whoever called it, before it returns. */
export const HISTORY_EVENTS = ['pushState', 'replaceState'] as const;

/** Whether the address may become this one; asked before it does, whoever wants it. */
export type MoveGuard = (to: string, mover: string | undefined) => boolean;

let mayMove: MoveGuard = () => true;
let mover: string | undefined;

/** From here on a change of address that `guard` does not allow does not happen. */
export function guardMoves(guard: MoveGuard): void {
  mayMove = guard;
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

// The History API itself tells nobody of these two.
for (const method of HISTORY_EVENTS) {
  const original = history[method];
  history[method] = function (...args) {
    if (!mayMove(String(args[2] ?? ''), mover)) return;
    original.apply(this, args);
    dispatchEvent(new Event(method));
  };
}

/** Goes to an address of the site. */
export function goTo(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
}
