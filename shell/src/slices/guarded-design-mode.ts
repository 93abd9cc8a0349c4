import { accessorOf } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/**
 * Stops slices from making the whole page editable. If designMode is on before the guard begins, nobody knows who set it: the guard
 * switches it off and calls `onOther`. After that, a bookmarklet may still switch it on.
 */
export function guardDesignMode(onSlice: (owner: Owner) => void, onOther: () => void): void {
  const { get, set } = accessorOf(document, 'designMode');
  if (!get || !set) return;
  if (document.designMode === 'on') {
    document.designMode = 'off';
    onOther();
  }
  Object.defineProperty(document, 'designMode', {
    configurable: true,
    get: () => get.call(document) as unknown,
    set(value: unknown) {
      const owner = sliceBehind(new Error());
      if (owner && value !== 'off') onSlice(owner);
      else set.call(document, value);
    },
  });
}
