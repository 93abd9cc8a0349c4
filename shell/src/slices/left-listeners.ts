import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { isOfElement, type LeftSlices } from './left-slices.ts';

/** What a listener can take from the visitor of any page: keys, presses, scrolling, and leaving. */
const TYPES = [
  'keydown',
  'beforeinput',
  'paste',
  'pointerdown',
  'mousedown',
  'click',
  'submit',
  'wheel',
  'touchmove',
  'contextmenu',
  'beforeunload',
];
const STOPS = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'] as const;

/**
 * Has slices that the visitor has left take nothing from them: an event goes on that a listener, which they forgot on the window or
 * the document, stops or takes the default of. `onRefused` hears whose it is. Call it before any slice runs: it hears of each event first.
 */
export function guardEvents(
  left: Pick<LeftSlices, 'has' | 'isAny'>,
  onRefused: (by: Owner, type: string) => void,
): void {
  const refuses = (event: Event): boolean => {
    const by = sliceBehind(new Error());
    if (!by || isOfElement(event.currentTarget) || !left.has(by)) return false;
    onRefused(by, event.type);
    return true;
  };
  const guard = (event: Event) => {
    if (!event.isTrusted || !left.isAny()) return;
    for (const name of STOPS) {
      const original = event[name];
      const value = () => {
        if (!refuses(event)) original.call(event);
      };
      Object.defineProperty(event, name, { configurable: true, value });
    }
    // Older code asks by this whether the visitor really wants to leave.
    if (event.type === 'beforeunload')
      Object.defineProperty(event, 'returnValue', {
        configurable: true,
        get: () => '',
        set: () => event.preventDefault(),
      });
  };
  for (const type of TYPES) addEventListener(type, guard, { capture: true, passive: true });
}
