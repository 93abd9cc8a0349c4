import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';

/** Keeps slices from replacing `fetch`, which all slices ask by; add-ons may. `onSlice` hears who tried. */
export function guardFetch(builtIns: Pick<BuiltIns, 'keep'>, onSlice: (owner: Owner) => void): void {
  let current = globalThis.fetch;
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    enumerable: true,
    get: () => current,
    set(value: typeof fetch) {
      const owner = sliceBehind(new Error());
      if (owner) onSlice(owner);
      else current = value;
    },
  });
  builtIns.keep('', globalThis, 'fetch');
}
