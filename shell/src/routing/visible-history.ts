/** What `history` announces on the window, besides the browser's own `popstate`: whoever called it, before it returns. */
export const HISTORY_EVENTS = ['pushState', 'replaceState'] as const;

// The History API itself tells nobody of these two.
for (const method of HISTORY_EVENTS) {
  const original = history[method];
  history[method] = function (...args) {
    original.apply(this, args);
    dispatchEvent(new Event(method));
  };
}

// Released slices that still route with wouter listen to the same events. It would announce every move a second time,
// unless it finds its own mark.
Object.defineProperty(globalThis, Symbol.for('wouter_v3'), { value: true });

/** Goes to an address of the site. */
export function goTo(to: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
}
