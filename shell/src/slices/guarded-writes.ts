import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';

/** What all slices work with: they ask by the one, and the browser has only one of the other. */
export const GUARDED: readonly [string, object, readonly string[]][] = [
  ['', globalThis, ['fetch']],
  ['history', globalThis.history, ['pushState', 'replaceState', 'back', 'forward', 'go']],
];

/**
 * Keeps slices from replacing these, whenever they try; add-ons may. `onSlice` hears who tried, and what. What is not written but
 * defined anew is for whoever heals `builtIns`.
 */
export function guardWrites(builtIns: Pick<BuiltIns, 'keep'>, onSlice: (owner: Owner, name: string) => void): void {
  for (const [prefix, object, names] of GUARDED)
    for (const name of names) {
      let current: unknown = Reflect.get(object, name);
      Object.defineProperty(object, name, {
        configurable: true,
        enumerable: true,
        get: () => current,
        set(value: unknown) {
          const owner = sliceBehind(new Error());
          if (owner) onSlice(owner, prefix ? `${prefix}.${name}` : name);
          else current = value;
        },
      });
      builtIns.keep(prefix, object, name);
    }
}
