import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { type BuiltIns, WAITING } from './built-ins.ts';

/** What all slices work with: requests, what a page waits by, and the history. */
const GUARDED: readonly [string, object, readonly string[]][] = [
  ['', globalThis, ['fetch']],
  ['', globalThis, WAITING],
  ['history', globalThis.history, ['pushState', 'replaceState', 'back', 'forward', 'go']],
];

/**
 * Keeps slices from replacing these, whenever they try; add-ons may replace `fetch` and the history's methods. `onSlice` hears who
 * tried, and what. Healing `builtIns` puts the rest back: what a slice redefines, and timers and observers that an add-on replaces.
 */
export function guardWrites(builtIns: Pick<BuiltIns, 'keep'>, onSlice: (owner: Owner, name: string) => void): void {
  for (const [prefix, object, names] of GUARDED)
    for (const name of names) {
      let current: unknown = Reflect.get(object, name);
      if (!current) continue;
      Object.defineProperty(object, name, {
        configurable: true,
        enumerable: true,
        get: () => current,
        set(value: unknown) {
          // As a shim does where the browser has it: `fetch = fetch || …`.
          if (value === current) return;
          const owner = sliceBehind(new Error());
          if (owner) onSlice(owner, prefix ? `${prefix}.${name}` : name);
          else if (names === WAITING)
            Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
          else current = value;
        },
      });
      builtIns.keep(prefix, object, name);
    }
}
