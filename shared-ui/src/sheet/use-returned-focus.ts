import { useRef } from 'react';
import { canTakeFocus, nearest, type Place, placeOf, watchFocus } from '../kept-focus/place.ts';

/**
 * What a dialog's root needs to give the focus back to the control that opened it. Where that control disappears because of what was
 * done, at once or once the page has heard of it, the focus goes on at the heading nearest to its place. `first` finds what takes
 * the focus in the dialog, by default what comes first.
 */
export function useReturnedFocus(first: () => HTMLElement | null = () => null) {
  const place = useRef<Place>([]);
  const isOpen = useRef(false);
  return {
    /** Asked for when the dialog opens, and again where what had the focus in the dialog is gone. */
    initialFocusEl(): HTMLElement | null {
      if (!isOpen.current) place.current = placeOf(document.activeElement);
      isOpen.current = true;
      return first();
    },
    /** Null: what had it before. */
    finalFocusEl(): HTMLElement | null {
      isOpen.current = false;
      const opener = place.current[0]?.element;
      if (!opener) return null;
      if (!canTakeFocus(opener)) return nearest(place.current);
      watchFocus(opener, (one) => !canTakeFocus(one), place.current);
      return null;
    },
  };
}
