import { accessorOf } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/**
 * Keeps slices from making the whole page a text that visitors write over. What is on already was somebody unknown, and is switched off:
 * `onOther` hears of it. Later, a bookmarklet may switch it on for the page that the visitor sees.
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
